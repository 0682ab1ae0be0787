import { dense } from './storedTriangle.ref.js';
import { multiplySymmetric } from './triangle.ref.js';
/** y := alpha A x + beta y, A Hermitian of order n with one triangle stored. Vectors as in vector.ref.ts. */
export function hemvRef(uplo, n, alpha, A, x, beta, y) {
    multiplySymmetric(dense(uplo, n, A), alpha, x, beta, y, true);
}
