import type { Data } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { type PairUpdateProblem } from '../../lib/level2.ts';
export type Spr2Problem = PairUpdateProblem;
export type Spr2Data = Data<'AP' | 'x' | 'y'>;
export declare const spr2Case: Case<PairUpdateProblem, Readonly<Record<string, import("../../lib/norms.ts").MatrixView>>>;
export declare const hpr2Case: Case<PairUpdateProblem, Readonly<Record<string, import("../../lib/norms.ts").MatrixView>>>;
