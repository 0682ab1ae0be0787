// SYEVJ of a batch: where it is computed. Arguments and documentation: syevjBatched.spec.ts.
import { isComplex } from '../../core/field.js';
import { batchedFront } from '../../runtime/front.js';
import { later } from '../../runtime/later.js';
import { syevjBatchedCpu } from './syevjBatched.cpu.js';
import { syevjForms } from './syevjBatched.spec.js';
/** Of the kernels: JACOBI_MOST, which only they import. */
const MOST = 1920;
export const syevj = /* @__PURE__ */ batchedFront(syevjForms, syevjBatchedCpu, later(() => import('./syevjBatched.late.gen.js')), {
    fits: (_, { prec, n }) => !isComplex(prec) && (typeof n === 'number' ? n <= MOST : Array.from(n).every((one) => one <= MOST)),
});
