import { packed } from './storedTriangle.ref.js';
import { update } from './triangle.ref.js';
/** A := A + alpha x x^T in one triangle of A, of order n, packed. Vectors as in vector.ref.ts. */
export function sprRef(uplo, n, alpha, x, AP) {
    update(packed(uplo, n, AP), alpha, x);
}
