import { packed } from './storedTriangle.ref.js';
import { solve } from './triangle.ref.js';
/** x := op(A)^-1 x, A triangular of order n, packed. Vectors as in vector.ref.ts. */
export function tpsvRef(uplo, trans, diag, n, AP, x) {
    solve(packed(uplo, n, AP), trans, diag, x);
}
