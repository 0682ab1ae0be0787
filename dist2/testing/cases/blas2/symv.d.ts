import { type Data } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { type SymmetricProblem } from '../../lib/level2.ts';
export type SymvProblem = SymmetricProblem;
export type SymvData = Data<'A' | 'x' | 'y'>;
export declare const symvCase: Case<SymmetricProblem, Readonly<Record<string, import("../../lib/norms.ts").MatrixView>>>;
export declare const hemvCase: Case<SymmetricProblem, Readonly<Record<string, import("../../lib/norms.ts").MatrixView>>>;
