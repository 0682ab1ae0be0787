// LAUUM on the GPU: the product of a triangular factor with its conjugate transpose, halved down to triangles that are multiplied with
// their zeros. Internal: part of potri.
import { enqueueGemmtr } from '../../blas3/products/gemmtr.gpu.js';
import { enqueueExpand, enqueueTrmm } from '../../blas3/triangular/trmm.gpu.js';
import { adjoint, at } from '../../core/matrix.js';
import { scope } from '../../runtime/workspace.js';
/** Order of the triangles multiplied as a whole: three times the work, in two dispatches. */
const LEAF = 512;
/** Enqueues the triangle of A := U U^H of U ('u') or L^H L of L ('l') in it. */
export function enqueueLauum(queue, t) {
    const { uplo, n, A, leaf = LEAF } = t;
    if (n === 0)
        return;
    const trans = uplo === 'l' ? 'c' : 'n';
    if (n <= leaf) {
        const ld = Math.ceil(n / 4) * 4;
        return scope(queue, (ws) => {
            const W = { data: ws.like(A, ld * ld), off: 0, ld };
            enqueueExpand(queue, { uplo, diag: 'n', A }, ld, n, 1, W.data);
            const product = { transA: trans, transB: adjoint(trans), n, k: n, alpha: 1, A: W, B: W };
            enqueueGemmtr(queue, { uplo, ...product, beta: 0, C: A });
        });
    }
    const n1 = leaf * Math.ceil(n / (2 * leaf));
    const n2 = n - n1;
    const A22 = at(A, n1, n1);
    const square = uplo === 'l' ? at(A, n1, 0) : at(A, 0, n1);
    enqueueLauum(queue, { ...t, n: n1 });
    // A11 := A11 + U12 U12^H, A12 := U12 U22^H; or A11 := A11 + L21^H L21, A21 := L22^H L21
    const factors = { transA: trans, transB: adjoint(trans), A: square, B: square };
    enqueueGemmtr(queue, { uplo, ...factors, n: n1, k: n2, alpha: 1, beta: 1, C: A });
    const common = { uplo, trans: 'c', diag: 'n', alpha: 1, A: A22, B: square };
    if (uplo === 'u')
        enqueueTrmm(queue, { ...common, side: 'r', m: n1, n: n2 });
    else
        enqueueTrmm(queue, { ...common, side: 'l', m: n2, n: n1 });
    enqueueLauum(queue, { ...t, n: n2, A: A22 });
}
