import { type FieldMat } from '../../core/matrix.ts';
/** A = L U, one column after the other. Source: MAGMA xGETF2_NOPIV. */
export declare function getf2NopivRef(m: number, n: number, A: FieldMat): number;
/**
 * A = L U by halving the columns: nearly all work in the multiplication. Source: LAPACK xGETRF2 without its interchanges.
 *
 *   A = [ A11  A12 ]   A11 is n1 x n1 with n1 about min(m, n) / 2
 *       [ A21  A22 ]
 */
export declare function getrfNopivRef(m: number, n: number, A: FieldMat): number;
