import type { Diag, FieldMat, Trans } from '../core/matrix.ts';
import type { Numeric } from '../core/signatures.ts';
import { type Triangle } from './storedTriangle.ref.ts';
/** x := op(A) x. */
export declare function multiplyPairs(A: Triangle, trans: Trans, diag: Diag, x: FieldMat): void;
/** x := op(A)^-1 x. */
export declare function solvePairs(A: Triangle, trans: Trans, diag: Diag, x: FieldMat): void;
/** y := alpha A x + beta y with the symmetric or Hermitian A of which this is a triangle. */
export declare function multiplyMirrored(A: Triangle, alpha: Numeric, x: FieldMat, beta: Numeric, y: FieldMat, hermitian: boolean): void;
/** As update. */
export declare function updatePairs(A: Triangle, alpha: Numeric, x: FieldMat, y: FieldMat | undefined, hermitian: boolean): void;
