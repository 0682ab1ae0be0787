// SYTRSNOPIV of a batch: where it is computed. Arguments and documentation: sytrsNopivBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { sytrsNopivBatchedCpu } from './sytrsNopivBatched.cpu.ts';
import { sytrsNopivBatchedGpu } from './sytrsNopivBatched.gpu.ts';
import { sytrsNopivForms } from './sytrsNopivBatched.spec.ts';

export const sytrsNopiv = /* @__PURE__ */ batchedFront(sytrsNopivForms, sytrsNopivBatchedCpu, sytrsNopivBatchedGpu);
