import { batchedFront } from '../../runtime/front.js';
import { later } from '../../runtime/later.js';
import { byColumnsConjugated } from '../products/gemvConjugated.js';
import { trsvBatchedCpu } from './trsvBatched.cpu.js';
import { trsvForms } from './trsvBatched.spec.js';
/** A matrix by rows is its transpose by columns. */
function byColumns(a) {
    const uplo = a.layout === 'col' ? a.uplo : a.uplo === 'l' ? 'u' : 'l';
    return { ...byColumnsConjugated(a), uplo };
}
export const trsv = /* @__PURE__ */ batchedFront(trsvForms, trsvBatchedCpu, later(() => import('./trsvBatched.late.gen.js')), { as: byColumns });
