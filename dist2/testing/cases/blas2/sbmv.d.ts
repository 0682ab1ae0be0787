import { type Data, type Sizes } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { type SymmetricProblem } from '../../lib/level2.ts';
export type SbmvProblem = Sizes<'k'> & SymmetricProblem;
export type SbmvData = Data<'A' | 'x' | 'y'>;
export declare const sbmvCase: Case<SbmvProblem, Readonly<Record<string, import("../../lib/norms.ts").MatrixView>>>;
export declare const hbmvCase: Case<SbmvProblem, Readonly<Record<string, import("../../lib/norms.ts").MatrixView>>>;
