import { dense } from './storedTriangle.ref.js';
import { multiply } from './triangle.ref.js';
/** x := op(A) x, A triangular of order n. Vectors as in vector.ref.ts. */
export function trmvRef(uplo, trans, diag, n, A, x) {
    multiply(dense(uplo, n, A), trans, diag, x);
}
