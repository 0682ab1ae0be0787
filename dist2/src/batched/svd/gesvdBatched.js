// GESVD of a batch: where it is computed. Arguments and documentation: gesvdBatched.spec.ts.
import { batchedFront } from '../../runtime/front.js';
import { later } from '../../runtime/later.js';
import { gesvdBatchedCpu } from './gesvdBatched.cpu.js';
import { gesvdForms } from './gesvdBatched.spec.js';
import { svdFits } from './svdSizes.js';
export const gesvd = /* @__PURE__ */ batchedFront(gesvdForms, gesvdBatchedCpu, later(() => import('./gesvdBatched.late.gen.js')), { fits: svdFits });
