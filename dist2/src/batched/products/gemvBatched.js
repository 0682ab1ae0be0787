import { batchedFront } from '../../runtime/front.js';
import { later } from '../../runtime/later.js';
import { gemvBatchedCpu } from './gemvBatched.cpu.js';
import { gemvForms } from './gemvBatched.spec.js';
import { byColumnsConjugated } from './gemvConjugated.js';
/** A matrix by rows is its transpose by columns. */
function byColumns(a) {
    const [m, n] = a.layout === 'col' ? [a.m, a.n] : [a.n, a.m];
    return { ...byColumnsConjugated(a), m, n };
}
export const gemv = /* @__PURE__ */ batchedFront(gemvForms, gemvBatchedCpu, later(() => import('./gemvBatched.late.gen.js')), { as: byColumns });
