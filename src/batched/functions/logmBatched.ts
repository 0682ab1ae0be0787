// LOGM of a batch: where it is computed. Arguments and documentation: logmBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { bindFunction } from './functionForms.ts';
import { logmBatchedCpu } from './logmBatched.cpu.ts';
import { logmForms } from './logmBatched.spec.ts';

export const logm = /* @__PURE__ */ batchedFront(logmForms, logmBatchedCpu, undefined, { bind: bindFunction });
