// GESVDJ of a batch: where it is computed. Arguments and documentation: gesvdjBatched.spec.ts.
import { batchedFront } from '../../runtime/front.js';
import { later } from '../../runtime/later.js';
import { gesvdjBatchedCpu } from './gesvdjBatched.cpu.js';
import { gesvdjForms } from './gesvdjBatched.spec.js';
import { svdFits } from './svdSizes.js';
export const gesvdj = /* @__PURE__ */ batchedFront(gesvdjForms, gesvdjBatchedCpu, later(() => import('./gesvdjBatched.late.gen.js')), { fits: svdFits });
