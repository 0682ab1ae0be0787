import { batchedFront } from '../../runtime/front.js';
import { later } from '../../runtime/later.js';
import { trsmBatchedCpu } from './trsmBatched.cpu.js';
import { trsmForms } from './trsmBatched.spec.js';
/** Matrices by rows are their transposes by columns: X^T op(A)^T = B^T has the other side, and A^T the other triangle. */
function byColumns(a) {
    if (a.layout === 'col')
        return a;
    const [side, uplo] = [a.side === 'l' ? 'r' : 'l', a.uplo === 'l' ? 'u' : 'l'];
    return { ...a, layout: 'col', side, uplo, m: a.n, n: a.m };
}
export const trsm = /* @__PURE__ */ batchedFront(trsmForms, trsmBatchedCpu, later(() => import('./trsmBatched.late.gen.js')), { as: byColumns });
