import { banded } from './storedTriangle.ref.js';
import { multiply } from './triangle.ref.js';
/** x := op(A) x, A triangular of order n with k diagonals beside the main one, in band storage. Vectors as in vector.ref.ts. */
export function tbmvRef(uplo, trans, diag, n, k, A, x) {
    multiply(banded(uplo, n, k, A), trans, diag, x);
}
