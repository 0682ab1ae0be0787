import type { FieldMat, Trans } from '../core/matrix.ts';
import type { Numeric } from '../core/signatures.ts';
/** y := alpha op(A) x + beta y, A m x n. Vectors as in vector.ref.ts. alpha = 0 reads neither A nor x, beta = 0 does not read y. */
export declare function gemvRef(trans: Trans, m: number, n: number, alpha: Numeric, A: FieldMat, x: FieldMat, beta: Numeric, y: FieldMat): void;
/** The same of complex numbers, of A only what lies on kl diagonals below the main one, ku above it and the main one itself. */
export declare function complexProduct(trans: Trans, m: number, n: number, kl: number, ku: number, alpha: Numeric, { data, off, ld }: FieldMat, x: FieldMat, beta: Numeric, y: FieldMat): void;
