import type { ArrayInput, Solved } from '../../linalg/arrays.ts';
import type { NdArray } from '../../linalg/ndarray.ts';
import type { VerbOptions } from '../../linalg/options.ts';
import type { ConvActivation } from '../convolution/convForward.spec.ts';
/** What makes numbers of bytes: one scale and zero point of a tensor, or one of each for every row. */
export interface MatmulQuantizedOptions extends VerbOptions {
    /** w is depth x features, as in ONNX. Default false: features x depth, as in PyTorch. */
    readonly transW?: boolean;
    /** A number, or one for each row of x. Default 1. */
    readonly scaleX?: ArrayInput;
    /** Like scaleX, bytes of x's kind. Default 0. */
    readonly zeroX?: ArrayInput;
    /** A number, or one for each feature. Default 1. */
    readonly scaleW?: ArrayInput;
    /** Like scaleW, bytes of w's kind. Default 0. */
    readonly zeroW?: ArrayInput;
    /** A summand for each feature. Default: zeros. */
    readonly bias?: ArrayInput;
    /** Default 'none'. */
    readonly activation?: ConvActivation;
}
/**
 * activation(scaleX (x - zeroX) scaleW (w - zeroW)^T + bias) of bytes, in singles: a layer whose inputs and weights are quantized.
 *
 * x is rows x depth, w features x depth or with `transW` depth x features; each holds integers from -128 to 127, or is a Uint8Array with a
 * shape, of bytes without a sign. The result is a new ndarray of singles, rows x features. Sums of products are exact up to a depth of
 * 33025. All operands are read before the call returns its promise. Computed by qgemm, which also makes bytes of the result, on the
 * context's backend. Operations 2 rows features depth.
 *
 * @throws ArgumentError for a wrong data type, shape, byte or option.
 * @example
 * const y = await matmulQuantized([[10, -20]], [[1, 2], [3, 4]], { scaleX: 0.5, scaleW: [1, 10] });
 * console.log(y.data); // Float32Array(2) [ -15, -250 ]
 */
export declare function matmulQuantized(x: ArrayInput, w: ArrayInput, options?: MatmulQuantizedOptions): Promise<NdArray<Float32Array>>;
/** How weights are stored. */
export interface MatmulWeightsOptions extends VerbOptions {
    /** Of a weight: 4, two in a byte, the first one in its low half, from 0 to 15; or 8, bytes with a sign. Default 4. */
    readonly bits?: 4 | 8;
    /** Neighbours along the depth that share a scale. Default 32. */
    readonly group?: number;
    /** Zero points, like scale. Default 8 of four bits, 0 of eight. */
    readonly zero?: ArrayInput;
    /** A summand for each feature. Default: zeros. */
    readonly bias?: ArrayInput;
    /** Default 'none'. */
    readonly activation?: ConvActivation;
}
/**
 * activation(x v^T + bias) with weights v = (w - zero) scale that are stored in four or eight bits, a scale for every `group` along the
 * depth.
 *
 * x is rows x depth, w features x bytes of a row, integers from -128 to 127 or a Uint8Array with a shape, scale features x groups of a
 * row. The result is a new ndarray, rows x features, single if x and bias are. All operands are read before the call returns its promise.
 * Computed by qgemmWeights on the context's backend, doubles on the CPU. Flops 2 rows features depth, and two for each weight.
 *
 * @throws ArgumentError for a wrong data type, shape, byte or option.
 * @example
 * const y = await matmulWeights([[1, 10]], [[0x7a]], [[0.5]]); // one feature: 10 - 8 and 7 - 8, halved
 * console.log(y.data); // Float64Array(1) [ -4 ]
 */
export declare function matmulWeights<A extends ArrayInput>(x: A, w: ArrayInput, scale: ArrayInput, options?: MatmulWeightsOptions): Promise<NdArray<Solved<A>>>;
