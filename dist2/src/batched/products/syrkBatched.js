import { batchedFront } from '../../runtime/front.js';
import { later } from '../../runtime/later.js';
import { syrkBatchedCpu } from './syrkBatched.cpu.js';
import { syrkForms } from './syrkBatched.spec.js';
/** Matrices by rows are their transposes by columns. */
function byColumns(a) {
    if (a.layout === 'col')
        return a;
    return { ...a, layout: 'col', trans: a.trans === 'n' ? 't' : 'n', uplo: a.uplo === 'l' ? 'u' : 'l' };
}
export const syrk = /* @__PURE__ */ batchedFront(syrkForms, syrkBatchedCpu, later(() => import('./syrkBatched.late.gen.js')), { as: byColumns });
