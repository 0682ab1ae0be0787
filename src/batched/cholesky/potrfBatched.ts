// POTRF of a batch: where it is computed. Arguments and documentation: potrfBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { potrfBatchedCpu } from './potrfBatched.cpu.ts';
import { potrfBatchedGpu } from './potrfBatched.gpu.ts';
import { potrfForms } from './potrfBatched.spec.ts';

export const potrf = /* @__PURE__ */ batchedFront(potrfForms, potrfBatchedCpu, potrfBatchedGpu);
