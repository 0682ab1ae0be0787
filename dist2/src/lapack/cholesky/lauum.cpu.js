// LAUUM on the engine: the product of a triangular factor with its conjugate transpose. Internal: part of potri.
import { gemmtrEngine } from '../../blas3/products/gemmtr.cpu.js';
import { trmmEngine } from '../../blas3/triangular/trmm.cpu.js';
import { matrixAt } from '../../engine/views.js';
import { placeAt } from '../../engine/workspace.js';
import { lauu2Ref } from './lauum.ref.js';
/** Triangles up to this order are multiplied by the reference: n LEAF^2 / 3 of the n^3 / 3 operations. */
const LEAF = 16;
/** As lauumRef. `work` is the address of GEMMTR_WORK elements. */
export function lauumEngine(e, r, uplo, n, A, work) {
    if (n <= LEAF)
        return lauu2Ref(uplo, n, matrixAt(e, r, n, n, A));
    const n1 = LEAF * Math.ceil(n / (2 * LEAF));
    const n2 = n - n1;
    const A22 = placeAt(r, A, n1, n1);
    lauumEngine(e, r, uplo, n1, A, work);
    if (uplo === 'u') {
        // A11 := A11 + U12 U12^H,  A12 := U12 U22^H
        const A12 = placeAt(r, A, 0, n1);
        gemmtrEngine(e, r, 'u', 'n', 'c', n1, n2, 1, A12, A12, 1, A, work);
        trmmEngine(e, r, 'r', 'u', 'c', 'n', n1, n2, 1, A22, A12);
    }
    else {
        // A11 := A11 + L21^H L21,  A21 := L22^H L21
        const A21 = placeAt(r, A, n1, 0);
        gemmtrEngine(e, r, 'l', 'c', 'n', n1, n2, 1, A21, A21, 1, A, work);
        trmmEngine(e, r, 'l', 'l', 'c', 'n', n2, n1, 1, A22, A21);
    }
    lauumEngine(e, r, uplo, n2, A22, work);
}
