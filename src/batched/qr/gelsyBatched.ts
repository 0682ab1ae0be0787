// GELSY of a batch: where it is computed. Arguments and documentation: gelsyBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { gelsyBatchedCpu } from './gelsyBatched.cpu.ts';
import { gelsyBatchedGpu } from './gelsyBatched.gpu.ts';
import { gelsyForms } from './gelsyBatched.spec.ts';

export const gelsy = /* @__PURE__ */ batchedFront(gelsyForms, gelsyBatchedCpu, gelsyBatchedGpu);
