// GETRF of a batch: where it is computed. Arguments and documentation: getrfBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { getrfBatchedCpu } from './getrfBatched.cpu.ts';
import { getrfBatchedFits, getrfBatchedGpu } from './getrfBatched.gpu.ts';
import { getrfForms } from './getrfBatched.spec.ts';

export const getrf = /* @__PURE__ */ batchedFront(getrfForms, getrfBatchedCpu, getrfBatchedGpu, {
  fits: getrfBatchedFits,
});
