import type { HostArray } from '../../core/field.ts';
import type { Mat, Uplo } from '../../core/matrix.ts';
/** Copies the triangle `uplo` of a matrix of order n to the other one; with `conj` its conjugates, beside a real diagonal. */
export declare function symmetrizeRef(uplo: Uplo, n: number, A: Mat<HostArray>, conj?: boolean): void;
