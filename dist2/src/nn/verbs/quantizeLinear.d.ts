import type { ArrayInput } from '../../linalg/arrays.ts';
import { type NdArray } from '../../linalg/ndarray.ts';
import type { VerbOptions } from '../../linalg/options.ts';
/** What integers are, and which share a scale. */
export interface QuantizeLinearOptions extends VerbOptions {
    /** Zero points, like scale, integers that the result may have. Default 8 of four bits without a sign, else 0. */
    readonly zero?: ArrayInput;
    /** Along which scales differ. Default -1, the last one. */
    readonly axis?: number;
    /** Neighbours along the axis that share a scale; the last ones may be fewer. Default: as scale says. */
    readonly group?: number;
    /** Of an integer. Default 8. */
    readonly bits?: 4 | 8;
    /** Integers have no sign. Default false. */
    readonly unsigned?: boolean;
}
/** The same of integers that are there already. */
export interface DequantizeLinearOptions extends QuantizeLinearOptions {
    /** Default: of bytes, that they are in a Uint8Array; of four bits, false. */
    readonly unsigned?: boolean;
    /** Of the result, of four bits. Default: that of x, its last axis twice as long. */
    readonly shape?: readonly number[];
}
/**
 * round(x / scale) + zero as integers of eight or four bits, ties to even, no less and no more than they hold.
 *
 * x is whatever counts as an array (ArrayInput), with an axis or more. scale is a number, or has one for each place along `axis`; with
 * `group` it has the shape of x, along the axis one for each group. The result is a new ndarray, rows first: of eight bits an Int8Array of
 * the shape of x, or a Uint8Array without signs; of four bits a Uint8Array with two in a byte, the first one in its low half, in which all
 * that is behind the axes in front of `axis` begins with a byte and is the last axis. What is not a number, and all with the scale 0,
 * becomes the zero point. All operands are read before the call returns its promise. Computed by squantize, in singles, on the context's
 * backend. Flops 2 for each element.
 *
 * @throws ArgumentError for a wrong data type, shape, byte or option.
 * @example
 * const y = await quantizeLinear([[1, -3], [5, 1000]], 2);
 * console.log(y.data, y.shape); // Int8Array(4) [ 0, -2, 2, 127 ] [ 2, 2 ]
 */
export declare function quantizeLinear(x: ArrayInput, scale: ArrayInput, options?: QuantizeLinearOptions): Promise<NdArray<Int8Array | Uint8Array>>;
/**
 * (x - zero) scale, in singles: the numbers that integers of eight or four bits are for.
 *
 * x holds integers from -128 to 127, or is a Uint8Array with a shape, of bytes without a sign; of four bits x is what quantizeLinear makes
 * of them, and `shape` says of what shape they are. scale and the options are those of quantizeLinear, `axis` one of the result. The result
 * is a new ndarray of singles, rows first. All operands are read before the call returns its promise. Computed by sdequantize on the
 * context's backend. Flops 2 for each element.
 *
 * @throws ArgumentError for a wrong data type, shape, byte or option.
 * @example
 * const y = await dequantizeLinear([[0, -2], [2, 127]], [2, 10]); // a scale for each column
 * console.log(y.data); // Float32Array(4) [ 0, -20, 4, 1270 ]
 */
export declare function dequantizeLinear(x: ArrayInput, scale: ArrayInput, options?: DequantizeLinearOptions): Promise<NdArray<Float32Array>>;
/** Bytes, and what makes numbers of them: (y - zero) scale. */
export interface DynamicallyQuantized {
    readonly y: NdArray<Uint8Array>;
    readonly scale: number;
    readonly zero: number;
}
/**
 * x as bytes without a sign, with the scale and the zero point by which they just hold all of x, and 0: { y, scale, zero }.
 *
 * x is whatever counts as an array (ArrayInput), and is read before the call returns its promise; y is a new ndarray of its shape, rows
 * first, which matmulQuantized and dequantizeLinear take with scale and zero. What is not a number becomes the zero point. Computed by
 * sdynamicQuantize, in singles, on the context's backend. Flops 4 for each element.
 *
 * @throws ArgumentError for a wrong data type or option.
 * @example
 * const { y, scale, zero } = await dynamicQuantizeLinear([-1, 0, 4.1]);
 * console.log(y.data, zero); // Uint8Array(3) [ 0, 50, 255 ] 50
 */
export declare function dynamicQuantizeLinear(x: ArrayInput, options?: VerbOptions): Promise<DynamicallyQuantized>;
