// GEEV of a batch: where it is computed. Arguments and documentation: geevBatched.spec.ts.
import { isComplex } from '../../core/field.js';
import { batchedFront } from '../../runtime/front.js';
import { later } from '../../runtime/later.js';
import { denseFits } from './denseSizes.js';
import { geevBatchedCpu } from './geevBatched.cpu.js';
import { geevForms } from './geevBatched.spec.js';
export const geev = /* @__PURE__ */ batchedFront(geevForms, geevBatchedCpu, later(() => import('./geevBatched.late.gen.js')), { fits: (queue, a) => !isComplex(a.prec) && denseFits(queue, a.n) });
