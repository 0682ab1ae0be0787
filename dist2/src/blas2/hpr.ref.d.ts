import type { FieldMat, Uplo } from '../core/matrix.ts';
/** A := A + alpha x x^H in one triangle of A, of order n, packed. Vectors as in vector.ref.ts. */
export declare function hprRef(uplo: Uplo, n: number, alpha: number, x: FieldMat, AP: FieldMat): void;
