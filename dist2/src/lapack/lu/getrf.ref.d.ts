import { type FieldMat } from '../../core/matrix.ts';
/** A(i,j) := A(i,j) - L(i) U(j), for the m x n elements that L and U have below and to the right of their corner, A's first element. */
export declare function eliminate(m: number, n: number, { data: a, off, ld, parts }: FieldMat): void;
/** P A = L U, one column after the other. Source: LAPACK xGETF2. */
export declare function getf2Ref(m: number, n: number, A: FieldMat, ipiv: Int32Array, ipivOff: number): number;
/** P A = L U by halving the columns down to nb (0: own choice). */
export declare function getrfRecursiveRef(m: number, n: number, A: FieldMat, ipiv: Int32Array, ipivOff: number, nb?: number): number;
