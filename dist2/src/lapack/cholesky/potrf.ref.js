// Cholesky factorization in TypeScript: unblocked (the oracle) and recursive. Host memory only.
// Both: A (n x n, symmetric or Hermitian positive definite, of which the triangle `uplo` is read) := L with A = L L^H ('l') or U with
// A = U^H U ('u'), in that triangle; returns info: 0, or the order of the first leading minor that is not positive definite, where the
// factorization stops. Imaginary parts of the diagonal are taken for 0, and are 0 in the factor.
import { gemmRef } from '../../blas3/products/gemm.ref.js';
import { gemmtrBlockedRef } from '../../blas3/products/gemmtr.ref.js';
import { divideRef, trsmBlockedRef } from '../../blas3/triangular/trsm.ref.js';
import { at } from '../../core/matrix.js';
import { potrfHalves } from './potrf.steps.js';
/** A = L L^H column by column, or U^H U row by row. Source: LAPACK xPOTF2. */
export function potf2Ref(uplo, n, A) {
    const { data, parts = 1 } = A;
    for (let j = 0; j < n; j++) {
        const behind = n - 1 - j;
        const pivot = at(A, j, j);
        // A(j,j) := A(j,j) - L(j,:) L(j,:)^H,  L(i,j) := (A(i,j) - L(i,:) L(j,:)^H) / L(j,j) for the rows i behind
        const row = uplo === 'l' ? at(A, j, 0) : at(A, 0, j);
        if (uplo === 'l')
            gemmRef('n', 'c', 1, 1, j, -1, row, row, 1, pivot);
        else
            gemmRef('c', 'n', 1, 1, j, -1, row, row, 1, pivot);
        const p = parts * pivot.off;
        if (parts === 2)
            data[p + 1] = 0;
        // Rounded to the operand's precision: the sign is judged as it is stored.
        if (!(data[p] > 0))
            return j + 1;
        data[p] = Math.sqrt(data[p]);
        if (uplo === 'l') {
            gemmRef('n', 'c', behind, 1, j, -1, at(A, j + 1, 0), row, 1, at(A, j + 1, j));
            divideRef(behind, 1, at(A, j + 1, j), pivot);
        }
        else {
            gemmRef('c', 'n', 1, behind, j, -1, row, at(A, 0, j + 1), 1, at(A, j, j + 1));
            divideRef(1, behind, at(A, j, j + 1), pivot);
        }
    }
    return 0;
}
/** Triangles up to this order are factored unblocked, unless the caller says otherwise. */
const LEAF = 16;
/** As potf2Ref, by halving the matrix down to nb (0: own choice). */
export function potrfRef(uplo, n, A, nb = 0) {
    const [factor, trsm, gemmtr] = [potf2Ref, trsmBlockedRef, gemmtrBlockedRef];
    return potrfHalves({ leaf: nb > 0 ? nb : LEAF, factor, trsm, gemmtr, at }, uplo, n, A);
}
