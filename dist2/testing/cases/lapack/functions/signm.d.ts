import { type Data, type Filled, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type Source } from '../../../lib/source.ts';
export interface SignmProblem extends Sizes<'n'>, Filled {
}
export type SignmData = Data<'A', 'info' | 'iter'>;
/** Numbers in -1 .. 1, and a diagonal that keeps eigenvalues away from the imaginary axis, every third on its left. */
export declare const split: Source;
export declare const signmCase: Case<SignmProblem, SignmData>;
