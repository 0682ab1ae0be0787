import type { Diag, FieldMat, Trans } from '../core/matrix.ts';
import type { Numeric } from '../core/signatures.ts';
import { type Triangle } from './storedTriangle.ref.ts';
/** x := op(A) x. */
export declare function multiply(A: Triangle, trans: Trans, diag: Diag, x: FieldMat): void;
/** x := op(A)^-1 x. */
export declare function solve(A: Triangle, trans: Trans, diag: Diag, x: FieldMat): void;
/** y := alpha A x + beta y with the symmetric A of which this is a triangle, or the Hermitian one. */
export declare function multiplySymmetric(A: Triangle, alpha: Numeric, x: FieldMat, beta: Numeric, y: FieldMat, hermitian?: boolean): void;
/**
 * A := A + alpha x x^T, or with y A + alpha x y^T + alpha y x^T; Hermitian A + alpha x x^H, with y A + alpha x y^H + conj(alpha) y x^H.
 */
export declare function update(A: Triangle, alpha: Numeric, x: FieldMat, y?: FieldMat, hermitian?: boolean): void;
