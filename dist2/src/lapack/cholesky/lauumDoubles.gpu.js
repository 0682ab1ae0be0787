// LAUUM of doubles on the GPU: the product of a triangular factor with its conjugate transpose, halved down to triangles that are
// multiplied with their zeros. Internal: part of potri.
import { gemmtrDoublesOn } from '../../blas3/products/gemmtrDoubles.gpu.js';
import { doublesOn, enqueueExpandDoubles } from '../../blas3/products/trianglesDoubles.gpu.js';
import { trmmDoublesOn } from '../../blas3/triangular/trmmDoubles.gpu.js';
import { at } from '../../core/matrix.js';
import { scope } from '../../runtime/workspace.js';
/** Order of the triangles multiplied as a whole: three times the work, but each product more converts its operands again. */
const LEAF = 256;
/** Enqueues the triangle of A := U U^H of U ('u') or L^H L of L ('l') in it. */
export function enqueueLauumDoubles(queue, uplo, n, A) {
    if (n === 0)
        return;
    const [trans, other] = uplo === 'l' ? ['c', 'n'] : ['n', 'c'];
    if (n <= LEAF) {
        return scope(queue, (ws) => {
            const W = { data: ws.like(A, n * n), off: 0, ld: n };
            enqueueExpandDoubles(queue, { uplo, n, A, W });
            gemmtrDoublesOn(queue)(uplo, trans, other, n, n, 1, W, W, 0, A);
        });
    }
    const n1 = LEAF * Math.ceil(n / (2 * LEAF));
    const n2 = n - n1;
    const A22 = at(A, n1, n1);
    const square = uplo === 'l' ? at(A, n1, 0) : at(A, 0, n1);
    enqueueLauumDoubles(queue, uplo, n1, A);
    // A11 := A11 + U12 U12^H, A12 := U12 U22^H; or A11 := A11 + L21^H L21, A21 := L22^H L21
    gemmtrDoublesOn(queue)(uplo, trans, other, n1, n2, 1, square, square, 1, A);
    const trmm = trmmDoublesOn(queue, doublesOn(queue));
    if (uplo === 'u')
        trmm('r', uplo, 'c', 'n', n1, n2, 1, A22, square);
    else
        trmm('l', uplo, 'c', 'n', n2, n1, 1, A22, square);
    enqueueLauumDoubles(queue, uplo, n2, A22);
}
