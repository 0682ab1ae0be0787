import { dense } from './storedTriangle.ref.js';
import { update } from './triangle.ref.js';
/** A := A + alpha x y^H + conj(alpha) y x^H in one triangle of A, of order n. Vectors as in vector.ref.ts. */
export function her2Ref(uplo, n, alpha, x, y, A) {
    update(dense(uplo, n, A), alpha, x, y, true);
}
