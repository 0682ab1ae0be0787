import type { FieldMat, Uplo } from '../core/matrix.ts';
import type { Numeric } from '../core/signatures.ts';
/** y := alpha A x + beta y, A Hermitian of order n with one triangle stored. Vectors as in vector.ref.ts. */
export declare function hemvRef(uplo: Uplo, n: number, alpha: Numeric, A: FieldMat, x: FieldMat, beta: Numeric, y: FieldMat): void;
