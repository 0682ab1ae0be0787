import type { FieldMat, Uplo } from '../core/matrix.ts';
import type { Numeric } from '../core/signatures.ts';
/** A := A + alpha x x^T in one triangle of A, of order n. Vectors as in vector.ref.ts. */
export declare function syrRef(uplo: Uplo, n: number, alpha: Numeric, x: FieldMat, A: FieldMat): void;
