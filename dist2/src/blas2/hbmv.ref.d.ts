import type { FieldMat, Uplo } from '../core/matrix.ts';
import type { Numeric } from '../core/signatures.ts';
/** y := alpha A x + beta y, A Hermitian of order n, one triangle of its band stored. Vectors as in vector.ref.ts. */
export declare function hbmvRef(uplo: Uplo, n: number, k: number, alpha: Numeric, A: FieldMat, x: FieldMat, beta: Numeric, y: FieldMat): void;
