// SQRTM of a batch: where it is computed. Arguments and documentation: sqrtmBatched.spec.ts.
import { batchedFront } from '../../runtime/front.js';
import { later } from '../../runtime/later.js';
import { bindFunction } from './functionForms.js';
import { sqrtmBatchedCpu } from './sqrtmBatched.cpu.js';
import { sqrtmForms } from './sqrtmBatched.spec.js';
export const sqrtm = /* @__PURE__ */ batchedFront(sqrtmForms, sqrtmBatchedCpu, later(() => import('./sqrtmBatched.late.gen.js')), { bind: bindFunction });
