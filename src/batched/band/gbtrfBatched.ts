// GBTRF of a batch: where it is computed. Arguments and documentation: gbtrfBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { gbtrfBatchedCpu } from './gbtrfBatched.cpu.ts';
import { gbtrfBatchedGpu } from './gbtrfBatched.gpu.ts';
import { gbtrfForms } from './gbtrfBatched.spec.ts';

export const gbtrf = /* @__PURE__ */ batchedFront(gbtrfForms, gbtrfBatchedCpu, gbtrfBatchedGpu);
