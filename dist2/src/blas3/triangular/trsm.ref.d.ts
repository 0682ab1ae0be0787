import { type FieldMat, type Trans } from '../../core/matrix.ts';
import type { Triangular } from '../../core/signatures.ts';
/** The part of op(A) that starts at its row i, column j. */
export declare const opAt: (A: FieldMat, trans: Trans, i: number, j: number) => FieldMat;
/**
 * B := alpha op(A)^-1 B (side 'l') or B := alpha B op(A)^-1 (side 'r'), by substitution, one row or column of unknowns after the other.
 * Only the triangle `uplo` of A is read, without its diagonal if diag = 'u'; with alpha = 0 neither A nor B is.
 */
export declare const trsmRef: Triangular<FieldMat>;
/** X := X / y for one element y, or its conjugate. */
export declare function divideRef(m: number, n: number, X: FieldMat, y: FieldMat, conjugate?: boolean): void;
/** As trsmRef, by halving the triangle. */
export declare const trsmBlockedRef: Triangular<FieldMat>;
