import { banded } from './storedTriangle.ref.js';
import { multiplySymmetric } from './triangle.ref.js';
/** y := alpha A x + beta y, A Hermitian of order n, one triangle of its band stored. Vectors as in vector.ref.ts. */
export function hbmvRef(uplo, n, k, alpha, A, x, beta, y) {
    multiplySymmetric(banded(uplo, n, k, A), alpha, x, beta, y, true);
}
