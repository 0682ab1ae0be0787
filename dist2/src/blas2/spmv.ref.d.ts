import type { FieldMat, Uplo } from '../core/matrix.ts';
import type { Numeric } from '../core/signatures.ts';
/** y := alpha A x + beta y, A symmetric of order n with one triangle stored, packed. Vectors as in vector.ref.ts. */
export declare function spmvRef(uplo: Uplo, n: number, alpha: Numeric, AP: FieldMat, x: FieldMat, beta: Numeric, y: FieldMat): void;
