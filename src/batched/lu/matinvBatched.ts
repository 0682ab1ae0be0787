// MATINV of a batch: where it is computed. Arguments and documentation: matinvBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { matinvBatchedCpu } from './matinvBatched.cpu.ts';
import { matinvBatchedGpu } from './matinvBatched.gpu.ts';
import { matinvForms } from './matinvBatched.spec.ts';

export const matinv = /* @__PURE__ */ batchedFront(matinvForms, matinvBatchedCpu, matinvBatchedGpu);
