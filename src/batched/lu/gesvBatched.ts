// GESV of a batch: where it is computed. Arguments and documentation: gesvBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { gesvBatchedCpu } from './gesvBatched.cpu.ts';
import { gesvBatchedGpu } from './gesvBatched.gpu.ts';
import { gesvForms } from './gesvBatched.spec.ts';

export const gesv = /* @__PURE__ */ batchedFront(gesvForms, gesvBatchedCpu, gesvBatchedGpu);
