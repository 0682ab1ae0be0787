import type { ArrayOf } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import type { Queue } from '../runtime/queue.ts';
import type { NdArray } from './ndarray.ts';
import { type ArrayInput, type Real, type VerbOptions } from './operands.ts';
import { type OutOption } from './out.ts';
/** Options of functions of matrices: those of all verbs, and `out`. */
export interface FunctionOptions extends VerbOptions, OutOption {
}
interface Call {
    readonly n: number;
    readonly A: Ptr<Real>;
    readonly lda: number;
    readonly info: Ptr<'i'>;
}
interface BatchedCall extends Call {
    readonly strideA: number;
    readonly C: Ptr<Real>;
    readonly ldc: number;
    readonly strideC: number;
    readonly batchCount: number;
}
type Routine<C> = (queue: Queue, call: C, prec: Real) => Promise<void>;
/** A := f(A) of each matrix of a stack, by `many` if there is that, else by `one`; NaN where info says that there is none. */
export declare function functionOf(routine: string, A: ArrayInput, options: FunctionOptions, one: Routine<Call>, many?: Routine<BatchedCall>): Promise<NdArray<ArrayOf<Real>>>;
export {};
