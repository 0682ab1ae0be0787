import type { ArrayInput, Solved } from '../../linalg/arrays.ts';
import type { NdArray } from '../../linalg/ndarray.ts';
import type { VerbOptions } from '../../linalg/options.ts';
import type { ActivationKind } from '../activations/activationForward.spec.ts';
/** What belongs to some kinds. */
export interface ActivateOptions extends VerbOptions {
    /** Of 'leakyRelu'. Default 0.01. */
    readonly slope?: number;
    /** Of 'elu'. Default 1. */
    readonly scale?: number;
}
/**
 * A function of every element: activate(x, 'relu'), of the kinds of activationForward.
 *
 * x is whatever counts as an array (ArrayInput); the result is a new ndarray of its shape, rows first, single if x is, and x is read before
 * the call returns its promise. NaN gives NaN. Computed by activationForward on the context's backend, doubles on the CPU. Flops 4 for each
 * element.
 *
 * @throws ArgumentError for a wrong data type, kind or option.
 * @example
 * const y = await activate([[-1, 2], [3, -4]], 'relu');
 * console.log(y.data); // Float64Array(4) [ 0, 2, 3, 0 ]
 */
export declare function activate<A extends ArrayInput>(x: A, kind: ActivationKind, options?: ActivateOptions): Promise<NdArray<Solved<A>>>;
/**
 * The gradient of activate(x, kind) by x, from the gradient dy by its result: f'(x) dy, element by element.
 *
 * x and dy have one shape, which is that of the result, a new ndarray, rows first, single if both are. Computed by activationBackward.
 *
 * @throws ArgumentError for a wrong data type, shape, kind or option.
 * @example
 * const dx = await activateGrad([-1, 2], [10, 20], 'relu');
 * console.log(dx.data); // Float64Array(2) [ 0, 20 ]
 */
export declare function activateGrad<A extends ArrayInput, B extends ArrayInput>(x: A, dy: B, kind: ActivationKind, options?: ActivateOptions): Promise<NdArray<Solved<A, B>>>;
