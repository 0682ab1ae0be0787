import { type Determinant } from '../batched/lu/slogdetStridedBatched.ref.ts';
import { type LuFactors } from './luFactor.ts';
import { type ArrayInput, type VerbOptions } from './operands.ts';
/** det(A) by P A = L U, which may be given: the product of U's diagonal, with the sign of P. */
export declare function determinant(routine: string, A: ArrayInput | LuFactors, options: VerbOptions): Promise<Determinant>;
/** The determinants of a stack, in the order of its matrices, and its leading dimensions. */
export declare function determinants(routine: string, A: ArrayInput, options: VerbOptions): Promise<{
    readonly lead: readonly number[];
    readonly all: readonly Determinant[];
}>;
/** In doubles: a determinant may be beyond the range of singles where its logarithm is not, and within it says more than that. */
export declare function fromSingle({ sign, logdet, det }: Determinant): Determinant;
