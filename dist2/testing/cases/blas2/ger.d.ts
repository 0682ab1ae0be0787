import { type Data, type Sizes } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { type Update } from '../../lib/level2.ts';
export type GerProblem = Sizes<'m' | 'n' | 'incy'> & Update;
export type GerData = Data<'A' | 'x' | 'y'>;
export declare const gerCase: Case<GerProblem, Readonly<Record<string, import("../../lib/norms.ts").MatrixView>>>;
export declare const geruCase: Case<GerProblem, Readonly<Record<string, import("../../lib/norms.ts").MatrixView>>>;
export declare const gercCase: Case<GerProblem, Readonly<Record<string, import("../../lib/norms.ts").MatrixView>>>;
