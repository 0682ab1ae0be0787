import type { FieldMat, Uplo } from '../core/matrix.ts';
import type { Numeric } from '../core/signatures.ts';
/** A := A + alpha x x^T in one triangle of A, of order n, packed. Vectors as in vector.ref.ts. */
export declare function sprRef(uplo: Uplo, n: number, alpha: Numeric, x: FieldMat, AP: FieldMat): void;
