import { type FieldMat, type Mirror, type Uplo } from '../../core/matrix.ts';
import type { Symm } from '../../core/signatures.ts';
/** W := columns j0 to j0 + k - 1 of the matrix of order n of which A holds the triangle `uplo`; the other one is not read. */
export declare function writeOutRef(mirror: Mirror, uplo: Uplo, n: number, j0: number, k: number, A: FieldMat, W: FieldMat): void;
/**
 * C := alpha A B + beta C (side 'l') or C := alpha B A + beta C (side 'r') with a matrix A of which the triangle `uplo` is read.
 * Each element is summed in double and rounded once. With beta = 0 C is not read; with alpha = 0 neither A nor B is.
 */
export declare const mirroredRef: (mirror: Mirror) => Symm<FieldMat>;
/**
 * As mirroredRef, by halving A: nearly all work is in the products with its square block, which counts twice, once transposed.
 *
 *   A = [ A11  A21^T ]      C1 := alpha (A11 B1 + A21^T B2) + beta C1      (A21^H in place of A21^T for a Hermitian A)
 *       [ A21  A22   ]      C2 := alpha (A21 B1 + A22 B2) + beta C2
 */
export declare const mirroredBlockedRef: (mirror: Mirror) => Symm<FieldMat>;
/** With a symmetric A. */
export declare const symmRef: Symm<FieldMat>;
export declare const symmBlockedRef: Symm<FieldMat>;
