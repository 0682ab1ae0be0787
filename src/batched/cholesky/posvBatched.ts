// POSV of a batch: where it is computed. Arguments and documentation: posvBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { posvBatchedCpu } from './posvBatched.cpu.ts';
import { posvBatchedGpu } from './posvBatched.gpu.ts';
import { posvForms } from './posvBatched.spec.ts';

export const posv = /* @__PURE__ */ batchedFront(posvForms, posvBatchedCpu, posvBatchedGpu);
