import { dense } from './storedTriangle.ref.js';
import { update } from './triangle.ref.js';
/** A := A + alpha x x^T in one triangle of A, of order n. Vectors as in vector.ref.ts. */
export function syrRef(uplo, n, alpha, x, A) {
    update(dense(uplo, n, A), alpha, x);
}
