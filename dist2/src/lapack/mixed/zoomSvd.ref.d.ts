import type { FieldMat } from '../../core/matrix.ts';
import { type ZoomOps } from './zoom.ref.ts';
export interface SvdOps extends ZoomOps {
    /** U and V := singular vectors of A, whose elements are of order 1, in columns, good to single precision. Whether there are such. */
    singles(n: number, A: FieldMat, U: FieldMat, V: FieldMat): boolean | Promise<boolean>;
    /** The same to double precision. */
    doubles(n: number, A: FieldMat, U: FieldMat, V: FieldMat): boolean | Promise<boolean>;
}
/**
 * U and V, n x n, := singular vectors of A, in columns, and s := its singular values, descending. The largest element of A must be of order
 * 1. Returns the number of corrections, -1 if these do not make U and V good to double precision.
 *
 * With S = U^H A V, U and V orthogonal to double precision: singular values that are closer than what S has between them form groups, whose
 * blocks of S are decomposed in double. Between groups f(i,j) = (s(i,j) s(j) + s(j,i)* s(i)) / (s(j)^2 - s(i)^2) and
 * g(i,j) = (s(i,j) s(i) + s(j,i)* s(j)) / (s(j)^2 - s(i)^2), * conjugates, make S diagonal to first order: U := U (I + F + F^2 / 2), V :=
 * V (I + G + G^2 / 2), made orthogonal again.
 *
 * Source: T. Ogita, K. Aishima, Iterative refinement for singular value decomposition based on matrix multiplication, J. Comput. Appl.
 * Math. 369 (2020), whose treatment of multiple values the groups replace.
 */
export declare function zoomSvdRef(n: number, A: FieldMat, U: FieldMat, V: FieldMat, s: Float64Array, ops: SvdOps): Promise<number>;
