// GEHRD of a batch: where it is computed. Arguments and documentation: gehrdBatched.spec.ts.
import { isComplex } from '../../core/field.js';
import { batchedFront } from '../../runtime/front.js';
import { later } from '../../runtime/later.js';
import { denseFits } from './denseSizes.js';
import { gehrdBatchedCpu } from './gehrdBatched.cpu.js';
import { gehrdForms } from './gehrdBatched.spec.js';
export const gehrd = /* @__PURE__ */ batchedFront(gehrdForms, gehrdBatchedCpu, later(() => import('./gehrdBatched.late.gen.js')), { fits: (queue, a) => !isComplex(a.prec) && denseFits(queue, a.n) });
