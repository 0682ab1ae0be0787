import { dense } from './storedTriangle.ref.js';
import { update } from './triangle.ref.js';
/** A := A + alpha x y^T + alpha y x^T in one triangle of A, of order n. Vectors as in vector.ref.ts. */
export function syr2Ref(uplo, n, alpha, x, y, A) {
    update(dense(uplo, n, A), alpha, x, y);
}
