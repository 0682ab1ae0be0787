import { packed } from './storedTriangle.ref.js';
import { multiply } from './triangle.ref.js';
/** x := op(A) x, A triangular of order n, packed. Vectors as in vector.ref.ts. */
export function tpmvRef(uplo, trans, diag, n, AP, x) {
    multiply(packed(uplo, n, AP), trans, diag, x);
}
