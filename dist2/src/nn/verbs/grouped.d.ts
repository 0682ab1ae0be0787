import type { ArrayInput, Solved } from '../../linalg/arrays.ts';
import type { NdArray } from '../../linalg/ndarray.ts';
import type { VerbOptions } from '../../linalg/options.ts';
import type { ConvActivation } from '../convolution/convForward.spec.ts';
/** What a layer of experts has besides its weights. */
export interface MatmulGroupedOptions extends VerbOptions {
    /** The weights of a group are depth x features. Default false: features x depth, as in PyTorch. */
    readonly transW?: boolean;
    /** Summands, groups x features. Default: zeros. */
    readonly bias?: ArrayInput;
    /** Default 'none'. */
    readonly activation?: ConvActivation;
}
/**
 * activation(x w(e)^T + bias(e)) for the rows of every group e, of which counts(e) follow those of the groups before: the experts of a
 * mixture, each with the rows that are its own.
 *
 * x is rows x depth, w groups x features x depth or with `transW` groups x depth x features, counts has a number of rows for each group.
 * The result is a new ndarray, rows x features, single if x and w are; rows behind the last group's are 0. All operands are read before
 * the call returns its promise. Computed by gemmGrouped, for which counts may be on the device, on the context's backend, doubles on the
 * CPU. Flops 2 features depth for each row of a group.
 *
 * @throws ArgumentError for a wrong data type, shape or option, and for counts that are no integers >= 0 or more than rows.
 * @example
 * const y = await matmulGrouped([[1, 2], [3, 4], [5, 6]], [[[1, 0]], [[0, 10]]], [2, 1]);
 * console.log(y.data); // Float64Array(3) [ 1, 3, 60 ]
 */
export declare function matmulGrouped<A extends ArrayInput, B extends ArrayInput>(x: A, w: B, counts: readonly number[] | Int32Array, options?: MatmulGroupedOptions): Promise<NdArray<Solved<A, B>>>;
