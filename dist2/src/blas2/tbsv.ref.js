import { banded } from './storedTriangle.ref.js';
import { solve } from './triangle.ref.js';
/** x := op(A)^-1 x, A triangular of order n with k diagonals beside the main one, in band storage. Vectors as in vector.ref.ts. */
export function tbsvRef(uplo, trans, diag, n, k, A, x) {
    solve(banded(uplo, n, k, A), trans, diag, x);
}
