import type { ComplexOperand } from '../../complex/complexArray.ts';
import type { DeviceArray } from '../../deviceArray.ts';
import { matrixRank as onHost, type RankOptions } from '../../matrixRank.ts';
import type { NdArray } from '../../ndarray.ts';
/** The rank; a device array comes to the host for it. */
export declare const matrixRank: {
    /** The same of an array on a device, or of complex numbers; numbers are on the host. */
    <R extends number | NdArray<Int32Array> = number>(A: DeviceArray | ComplexOperand, options?: RankOptions): Promise<R>;
} & typeof onHost;
