// GTSV of a batch: where it is computed. Arguments and documentation: gtsvBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { gtsvBatchedCpu } from './gtsvBatched.cpu.ts';
import { gtsvBatchedGpu } from './gtsvBatched.gpu.ts';
import { gtsvForms } from './gtsvBatched.spec.ts';

export const gtsv = /* @__PURE__ */ batchedFront(gtsvForms, gtsvBatchedCpu, gtsvBatchedGpu);
