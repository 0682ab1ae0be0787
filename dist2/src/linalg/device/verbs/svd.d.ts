import type { Solved } from '../../arrays.ts';
import type { ComplexArray, ComplexOperand } from '../../complex/complexArray.ts';
import type { Pairs } from '../../complex/pairs.ts';
import type { DeviceArray } from '../../deviceArray.ts';
import type { NdArray } from '../../ndarray.ts';
import { svd as onHost, type SvdOptions } from '../../svd.ts';
/** A = U S V^T on a device. */
export interface DeviceSingularValueDecomposition<T extends Float32Array | Float64Array> {
    readonly U: DeviceArray<T>;
    readonly S: DeviceArray<T>;
    readonly Vh: DeviceArray<T>;
}
/** A = U S V^H of a complex matrix. */
export interface ComplexSingularValueDecomposition<T extends Pairs> {
    readonly U: ComplexArray<T>;
    readonly S: NdArray<T>;
    /** V^H. */
    readonly Vh: ComplexArray<T>;
}
/** The singular value decomposition; a device array comes to the host for it, and the results go back. */
export declare const svd: {
    /** The same of an array on a device, where the singular values go. */
    <A extends DeviceArray>(A: A, options: SvdOptions & {
        readonly computeUv: false;
    }): Promise<Pick<DeviceSingularValueDecomposition<Solved<A>>, 'S'>>;
    /** The same of an array on a device, where the results go. */
    <A extends DeviceArray>(A: A, options?: SvdOptions): Promise<DeviceSingularValueDecomposition<Solved<A>>>;
    /** The same of a complex matrix, or of a stack of them: the singular values are real. */
    <D extends Pairs>(A: ComplexOperand<D>, options: SvdOptions & {
        readonly computeUv: false;
    }): Promise<Pick<ComplexSingularValueDecomposition<D>, 'S'>>;
    /** The same of a complex matrix, or of a stack of them: A = U S V^H, S real. */
    <D extends Pairs>(A: ComplexOperand<D>, options?: SvdOptions): Promise<ComplexSingularValueDecomposition<D>>;
} & typeof onHost;
