import { type Data } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { type PairUpdateProblem } from '../../lib/level2.ts';
export type Syr2Problem = PairUpdateProblem;
export type Syr2Data = Data<'A' | 'x' | 'y'>;
export declare const syr2Case: Case<PairUpdateProblem, Readonly<Record<string, import("../../lib/norms.ts").MatrixView>>>;
export declare const her2Case: Case<PairUpdateProblem, Readonly<Record<string, import("../../lib/norms.ts").MatrixView>>>;
