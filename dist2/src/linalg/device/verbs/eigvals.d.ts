import type { Solved } from '../../arrays.ts';
import type { ComplexArray, ComplexOperand } from '../../complex/complexArray.ts';
import type { Pairs } from '../../complex/pairs.ts';
import type { DeviceArray } from '../../deviceArray.ts';
import { eigvals as onHost } from '../../eigvals.ts';
import type { NdArray } from '../../ndarray.ts';
import type { VerbOptions } from '../../options.ts';
/** Eigenvalues; a device array comes to the host for it. */
export declare const eigvals: {
    /** The same of an array on a device; the result is on the host. */
    <A extends DeviceArray>(A: A, options?: VerbOptions): Promise<NdArray<Solved<A>> | ComplexArray<Solved<A>>>;
    /** The same of a complex matrix, or of a stack of them. */
    <D extends Pairs>(A: ComplexOperand<D>, options?: VerbOptions): Promise<ComplexArray<D>>;
} & typeof onHost;
