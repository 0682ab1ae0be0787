import type { AnyArray, ArrayInput, Solved } from '../../arrays.ts';
import type { ComplexArray, ComplexInput, ComplexOperand } from '../../complex/complexArray.ts';
import type { DeviceArray } from '../../deviceArray.ts';
import { type LeastSquaresSolution, type LstsqOptions, lstsq as onHost } from '../../lstsq.ts';
import type { NdArray } from '../../ndarray.ts';
import type { Transposed, VerbOptions } from '../../options.ts';
/** A least-squares solution whose x is on a device. Of a stack residuals and diagonals are device arrays too. */
export interface DeviceLeastSquaresSolution<T extends Float32Array | Float64Array> extends Omit<LeastSquaresSolution<T>, 'x'> {
    /** n numbers, or n x nrhs, as b is. */
    readonly x: DeviceArray<T>;
}
/** Options of `lstsq` of complex arrays. */
export interface ComplexLstsqOptions extends VerbOptions {
    /** 't' or 'c': minimize ||b - A^T x|| or ||b - A^H x||; default 'n'. */
    readonly trans?: Transposed;
    /** As of real ones. */
    readonly rcond?: number;
}
/** A least-squares solution of complex numbers. */
export interface ComplexLeastSquaresSolution {
    /** n numbers, or n x nrhs, as b is. */
    readonly x: ComplexArray;
    /** ||b - A x||^2 for each column of b; empty unless m > n and the rank is n. */
    readonly residuals: Float32Array | Float64Array;
    readonly rank: number;
    /** The diagonal of R. */
    readonly diagonal: ComplexArray;
}
/** The same of a stack of problems. */
export interface ComplexLeastSquaresSolutions {
    readonly x: ComplexArray;
    /** ... x nrhs; NaN unless m > n and the rank is n. */
    readonly residuals: NdArray<Float32Array | Float64Array>;
    readonly rank: NdArray<Int32Array>;
    readonly diagonal: ComplexArray;
}
type Complexly = ComplexLeastSquaresSolution | ComplexLeastSquaresSolutions;
/** The least-squares solution; device arrays come to the host for it, which decides on the rank, and x goes back. */
export declare const lstsq: {
    /** The same with an array on a device, where x goes. */
    <A extends DeviceArray, B extends AnyArray>(A: A, b: B, options?: LstsqOptions): Promise<DeviceLeastSquaresSolution<Solved<A, B>>>;
    /** The same with an array on a device, where x goes. */
    <A extends ArrayInput, B extends DeviceArray>(A: A, b: B, options?: LstsqOptions): Promise<DeviceLeastSquaresSolution<Solved<A, B>>>;
    /**
     * The same of complex arrays, with real ones beside them, by gelsy on the CPU. Of a stack the type is to be named:
     * lstsq<ComplexLeastSquaresSolutions>(A, b).
     */
    <R extends Complexly = ComplexLeastSquaresSolution>(A: ComplexOperand, b: ComplexInput, options?: ComplexLstsqOptions): Promise<R>;
    /** The same with a real A. */
    <R extends Complexly = ComplexLeastSquaresSolution>(A: ArrayInput, b: ComplexOperand, options?: ComplexLstsqOptions): Promise<R>;
} & typeof onHost;
export {};
