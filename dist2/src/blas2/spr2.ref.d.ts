import type { FieldMat, Uplo } from '../core/matrix.ts';
import type { Numeric } from '../core/signatures.ts';
/** A := A + alpha x y^T + alpha y x^T in one triangle of A, of order n, packed. Vectors as in vector.ref.ts. */
export declare function spr2Ref(uplo: Uplo, n: number, alpha: Numeric, x: FieldMat, y: FieldMat, AP: FieldMat): void;
