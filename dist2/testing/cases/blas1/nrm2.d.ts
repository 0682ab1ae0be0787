import type { Case } from '../../lib/case.ts';
import { type SumOperands, type VectorProblem } from '../../lib/level1.ts';
export declare const nrm2Case: Case<VectorProblem, SumOperands<'x'>>;
