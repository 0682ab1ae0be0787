import type { Solved } from '../../arrays.ts';
import type { ComplexArray, ComplexOperand } from '../../complex/complexArray.ts';
import type { Pairs } from '../../complex/pairs.ts';
import type { DeviceArray } from '../../deviceArray.ts';
import { polar as onHost, type PolarOptions } from '../../polar.ts';
/** A = U P, or P U, on a device. */
export interface DevicePolarDecomposition<T extends Float32Array | Float64Array> {
    readonly U: DeviceArray<T>;
    readonly P: DeviceArray<T>;
}
/** The polar decomposition; a device array comes to the host for it, and the results go back. */
export declare const polar: {
    /** The same of an array on a device, where the results go. */
    <A extends DeviceArray>(A: A, options?: PolarOptions): Promise<DevicePolarDecomposition<Solved<A>>>;
    /** The same of a complex matrix, or of a stack of them: U has orthonormal columns (rows), P is Hermitian and positive semidefinite. */
    <D extends Pairs>(A: ComplexOperand<D>, options?: PolarOptions): Promise<{
        readonly U: ComplexArray<D>;
        readonly P: ComplexArray<D>;
    }>;
} & typeof onHost;
