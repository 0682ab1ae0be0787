import type { ComplexOperand } from '../../complex/complexArray.ts';
import { cond as onHost } from '../../cond.ts';
import type { DeviceArray } from '../../deviceArray.ts';
import type { NdArray } from '../../ndarray.ts';
import type { NormOrder } from '../../norm.ts';
import type { VerbOptions } from '../../options.ts';
/** The condition number; a device array comes to the host for it. */
export declare const cond: {
    /** The same of an array on a device, or of complex numbers; numbers are on the host. */
    <R extends number | NdArray<Float64Array> = number>(A: DeviceArray | ComplexOperand, order?: NormOrder, options?: VerbOptions): Promise<R>;
} & typeof onHost;
