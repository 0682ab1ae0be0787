import type { Data } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { type SymmetricProblem } from '../../lib/level2.ts';
export type SpmvProblem = SymmetricProblem;
export type SpmvData = Data<'AP' | 'x' | 'y'>;
export declare const spmvCase: Case<SymmetricProblem, Readonly<Record<string, import("../../lib/norms.ts").MatrixView>>>;
export declare const hpmvCase: Case<SymmetricProblem, Readonly<Record<string, import("../../lib/norms.ts").MatrixView>>>;
