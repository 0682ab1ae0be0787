import { packed } from './storedTriangle.ref.js';
import { multiplySymmetric } from './triangle.ref.js';
/** y := alpha A x + beta y, A symmetric of order n with one triangle stored, packed. Vectors as in vector.ref.ts. */
export function spmvRef(uplo, n, alpha, AP, x, beta, y) {
    multiplySymmetric(packed(uplo, n, AP), alpha, x, beta, y);
}
