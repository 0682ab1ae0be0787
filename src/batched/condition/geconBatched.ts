// GECON of a batch: where it is computed. Arguments and documentation: geconBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { rowsFit } from '../vectorSizes.ts';
import { geconBatchedCpu } from './geconBatched.cpu.ts';
import { geconBatchedGpu } from './geconBatched.gpu.ts';
import { geconForms } from './geconBatched.spec.ts';

export const gecon = /* @__PURE__ */ batchedFront(geconForms, geconBatchedCpu, geconBatchedGpu, {
  fits: (queue, a) => rowsFit(queue, a.n),
});
