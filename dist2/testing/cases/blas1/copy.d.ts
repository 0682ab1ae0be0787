import type { Case } from '../../lib/case.ts';
import { type PairProblem, type VectorPair } from '../../lib/level1.ts';
export declare const copyCase: Case<PairProblem, VectorPair>;
