import type { Solved } from '../../arrays.ts';
import type { ComplexArray, ComplexOperand } from '../../complex/complexArray.ts';
import type { Pairs } from '../../complex/pairs.ts';
import type { DeviceArray } from '../../deviceArray.ts';
import { eigh as onHost } from '../../eigh.ts';
import type { NdArray } from '../../ndarray.ts';
import { type ComplexEighOptions, type DeviceEighOptions } from './eigenpairs.ts';
/** A = Z diag(eigenvalues) Z^T on a device. */
export interface DeviceEighResult<T extends Float32Array | Float64Array> {
    readonly eigenvalues: DeviceArray<T>;
    readonly eigenvectors: DeviceArray<T>;
}
/** A = Z diag(eigenvalues) Z^H of a complex Hermitian matrix: eigenvalues are real. */
export interface ComplexEighResult<T extends Pairs> {
    readonly eigenvalues: NdArray<T>;
    readonly eigenvectors: ComplexArray<T>;
}
/** Eigenvalues and vectors; of a device array they are such, and the tridiagonal matrix is waited for. */
export declare const eigh: {
    /** The same of an array on a device, where the results go. */
    <A extends DeviceArray>(A: A, options?: DeviceEighOptions): Promise<DeviceEighResult<Solved<A>>>;
    /** The same of a complex Hermitian matrix, or of a stack of them: imaginary parts on the diagonal are not looked at. */
    <D extends Pairs>(A: ComplexOperand<D>, options?: ComplexEighOptions): Promise<ComplexEighResult<D>>;
} & typeof onHost;
