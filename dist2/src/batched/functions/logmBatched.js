// LOGM of a batch: where it is computed. Arguments and documentation: logmBatched.spec.ts.
import { batchedFront } from '../../runtime/front.js';
import { bindFunction } from './functionForms.js';
import { logmBatchedCpu } from './logmBatched.cpu.js';
import { logmForms } from './logmBatched.spec.js';
export const logm = /* @__PURE__ */ batchedFront(logmForms, logmBatchedCpu, undefined, { bind: bindFunction });
