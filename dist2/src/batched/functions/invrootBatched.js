// INVROOT of a batch: where it is computed. Arguments and documentation: invrootBatched.spec.ts.
import { batchedFront } from '../../runtime/front.js';
import { later } from '../../runtime/later.js';
import { bindFunction } from './functionForms.js';
import { invrootBatchedCpu } from './invrootBatched.cpu.js';
import { invrootForms } from './invrootBatched.spec.js';
export const invroot = /* @__PURE__ */ batchedFront(invrootForms, invrootBatchedCpu, later(() => import('./invrootBatched.late.gen.js')), { bind: bindFunction });
