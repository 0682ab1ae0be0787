// INVROOT of a batch: where it is computed. Arguments and documentation: invrootBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { bindFunction } from './functionForms.ts';
import { invrootBatchedCpu } from './invrootBatched.cpu.ts';
import { invrootBatchedGpu } from './invrootBatched.gpu.ts';
import { invrootForms } from './invrootBatched.spec.ts';

export const invroot = /* @__PURE__ */ batchedFront(invrootForms, invrootBatchedCpu, invrootBatchedGpu, {
  bind: bindFunction,
});
