import type { FieldMat } from '../../core/matrix.ts';
/**
 * P A = L U with interchanges of neighbouring rows: A has dl (n - 1) below, d (n) on and du (n - 1) above the diagonal. Then d, du and du2
 * (n - 2) are the diagonals of U, dl the multipliers, and ipiv[off + i] is i + 1 or i + 2: the row, from 1, that row i + 1 was exchanged
 * with. Complex elements are compared by |re| + |im|. Returns info: 0, or the index, from 1, of the first zero on U's diagonal; the
 * factorization is completed all the same. NaN counts as larger than anything. Source: LAPACK xGTTRF.
 */
export declare function gttrfRef(n: number, dl: FieldMat, d: FieldMat, du: FieldMat, du2: FieldMat, ipiv: Int32Array, ipivOff: number): number;
