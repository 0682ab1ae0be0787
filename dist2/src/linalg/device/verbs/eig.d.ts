import type { Solved } from '../../arrays.ts';
import type { ComplexArray, ComplexOperand } from '../../complex/complexArray.ts';
import type { Pairs } from '../../complex/pairs.ts';
import type { DeviceArray } from '../../deviceArray.ts';
import { type EigResult, eig as onHost } from '../../eig.ts';
import type { VerbOptions } from '../../options.ts';
/** A V = V diag(eigenvalues) of a complex matrix, or of each of a stack. */
export interface ComplexEigResult<T extends Pairs> {
    /** n, in no order. */
    readonly eigenvalues: ComplexArray<T>;
    /** n x n: column i is the vector of eigenvalue i, has length 1, and its largest element is real. */
    readonly eigenvectors: ComplexArray<T>;
}
/** Eigenvalues and vectors; a device array comes to the host for it. */
export declare const eig: {
    /** The same of an array on a device; the results are on the host. */
    <A extends DeviceArray>(A: A, options?: VerbOptions): Promise<EigResult<Solved<A>>>;
    /** The same of a complex matrix, or of a stack of them. */
    <D extends Pairs>(A: ComplexOperand<D>, options?: VerbOptions): Promise<ComplexEigResult<D>>;
} & typeof onHost;
