// POCON of a batch: where it is computed. Arguments and documentation: poconBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { rowsFit } from '../vectorSizes.ts';
import { poconBatchedCpu } from './poconBatched.cpu.ts';
import { poconBatchedGpu } from './poconBatched.gpu.ts';
import { poconForms } from './poconBatched.spec.ts';

export const pocon = /* @__PURE__ */ batchedFront(poconForms, poconBatchedCpu, poconBatchedGpu, {
  fits: (queue, a) => rowsFit(queue, a.n),
});
