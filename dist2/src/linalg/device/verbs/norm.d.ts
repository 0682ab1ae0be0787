import type { ComplexOperand } from '../../complex/complexArray.ts';
import type { DeviceArray } from '../../deviceArray.ts';
import type { NdArray } from '../../ndarray.ts';
import { type NormOptions, type NormOrder, norm as onHost } from '../../norm.ts';
/**
 * The norm, a number; that of all elements of a device array is computed there, and one number waited for; for other orders, and along
 * axes, x comes over.
 */
export declare const norm: {
    /** The same of an array on a device, or of complex numbers; numbers are on the host. */
    <R extends number | NdArray<Float64Array> = number>(x: DeviceArray | ComplexOperand, order?: NormOrder, options?: NormOptions): Promise<R>;
} & typeof onHost;
