import { dense } from './storedTriangle.ref.js';
import { solve } from './triangle.ref.js';
/** x := op(A)^-1 x, A triangular of order n. Vectors as in vector.ref.ts. */
export function trsvRef(uplo, trans, diag, n, A, x) {
    solve(dense(uplo, n, A), trans, diag, x);
}
