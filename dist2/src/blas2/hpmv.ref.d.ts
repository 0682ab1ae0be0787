import type { FieldMat, Uplo } from '../core/matrix.ts';
import type { Numeric } from '../core/signatures.ts';
/** y := alpha A x + beta y, A Hermitian of order n with one triangle stored, packed. Vectors as in vector.ref.ts. */
export declare function hpmvRef(uplo: Uplo, n: number, alpha: Numeric, AP: FieldMat, x: FieldMat, beta: Numeric, y: FieldMat): void;
