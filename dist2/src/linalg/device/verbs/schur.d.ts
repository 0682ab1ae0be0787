import type { Solved } from '../../arrays.ts';
import type { ComplexArray, ComplexOperand } from '../../complex/complexArray.ts';
import type { Pairs } from '../../complex/pairs.ts';
import type { DeviceArray } from '../../deviceArray.ts';
import type { VerbOptions } from '../../options.ts';
import { schur as onHost } from '../../schur.ts';
/** A = Z T Z^T on a device. */
export interface DeviceSchurResult<X extends Float32Array | Float64Array> {
    readonly T: DeviceArray<X>;
    readonly Z: DeviceArray<X>;
}
/** A = Z T Z^H of a complex matrix, or of each of a stack: T is triangular, Z unitary. */
export interface ComplexSchurResult<X extends Pairs> {
    readonly T: ComplexArray<X>;
    readonly Z: ComplexArray<X>;
}
/** The Schur form; a device array comes to the host for it, and the results go back. */
export declare const schur: {
    /** The same of an array on a device, where the results go. */
    <A extends DeviceArray>(A: A, options?: VerbOptions): Promise<DeviceSchurResult<Solved<A>>>;
    /** The same of a complex matrix, or of a stack of them: T is triangular. */
    <D extends Pairs>(A: ComplexOperand<D>, options?: VerbOptions): Promise<ComplexSchurResult<D>>;
} & typeof onHost;
