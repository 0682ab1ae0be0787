import type { Case } from '../../lib/case.ts';
import { type PairProblem, type VectorPair } from '../../lib/level1.ts';
/** The flag says which entries of H are used; the others are given all the same. */
export interface RotmProblem extends PairProblem {
    readonly flag: -2 | -1 | 0 | 1;
}
export declare const rotmCase: Case<RotmProblem, VectorPair>;
