import type { FieldMat, Uplo } from '../core/matrix.ts';
/** A := A + alpha x x^H in one triangle of A, of order n. Vectors as in vector.ref.ts. */
export declare function herRef(uplo: Uplo, n: number, alpha: number, x: FieldMat, A: FieldMat): void;
