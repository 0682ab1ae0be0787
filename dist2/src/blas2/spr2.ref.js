import { packed } from './storedTriangle.ref.js';
import { update } from './triangle.ref.js';
/** A := A + alpha x y^T + alpha y x^T in one triangle of A, of order n, packed. Vectors as in vector.ref.ts. */
export function spr2Ref(uplo, n, alpha, x, y, AP) {
    update(packed(uplo, n, AP), alpha, x, y);
}
