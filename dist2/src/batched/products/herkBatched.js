import { batchedFront } from '../../runtime/front.js';
import { later } from '../../runtime/later.js';
import { herkBatchedCpu } from './herkBatched.cpu.js';
import { herkForms } from './herkBatched.spec.js';
/** Matrices by rows are their transposes by columns, and C^T = conj(A) A^T is what A^T gives with 'c'. */
function byColumns(a) {
    if (a.layout === 'col')
        return a;
    return { ...a, layout: 'col', trans: a.trans === 'n' ? 'c' : 'n', uplo: a.uplo === 'l' ? 'u' : 'l' };
}
export const herk = /* @__PURE__ */ batchedFront(herkForms, herkBatchedCpu, later(() => import('./herkBatched.late.gen.js')), { as: byColumns });
