import { batchedFront } from '../../runtime/front.js';
import { later } from '../../runtime/later.js';
import { syevxBatchedCpu } from './syevxBatched.cpu.js';
import { syevxForms } from './syevxBatched.spec.js';
/** The kernels of batches hold no larger matrices, and bring no larger Hermitian ones to tridiagonal form. */
const mostOf = (prec) => (prec === 'c' ? 256 : 1024);
export const syevx = /* @__PURE__ */ batchedFront(syevxForms, syevxBatchedCpu, later(() => import('./syevxBatched.late.gen.js')), {
    fits: (_, { prec, n }) => (typeof n === 'number' ? [n] : Array.from(n)).every((one) => one <= mostOf(prec)),
});
