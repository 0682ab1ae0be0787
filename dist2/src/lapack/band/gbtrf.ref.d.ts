import { type FieldMat } from '../../core/matrix.ts';
/**
 * P A = L U with partial pivoting of an n x n matrix with kl diagonals below and ku above the main one. A(i, j) is AB(kl + ku + i - j, j);
 * the first kl rows of AB need not be set. Then U is on the first kl + ku + 1 rows, and the multipliers are below: as they were when their
 * column was eliminated, not moved by later interchanges. Row i was exchanged with row ipiv[off + i], from 1. Returns info: 0, or the
 * index, from 1, of the first pivot that is exactly zero; the factorization is completed all the same. Pivots are compared by |x|, complex
 * ones by |re| + |im|; of equal ones the first wins, and NaN counts as larger than anything. Source: LAPACK xGBTF2.
 */
export declare function gbtrfRef(n: number, kl: number, ku: number, AB: FieldMat, ipiv: Int32Array, ipivOff: number): number;
