// SQRTM of a batch: where it is computed. Arguments and documentation: sqrtmBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { bindFunction } from './functionForms.ts';
import { sqrtmBatchedCpu } from './sqrtmBatched.cpu.ts';
import { sqrtmBatchedGpu } from './sqrtmBatched.gpu.ts';
import { sqrtmForms } from './sqrtmBatched.spec.ts';

export const sqrtm = /* @__PURE__ */ batchedFront(sqrtmForms, sqrtmBatchedCpu, sqrtmBatchedGpu, { bind: bindFunction });
