// SYSVNOPIV of a batch: where it is computed. Arguments and documentation: sysvNopivBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { sysvNopivBatchedCpu } from './sysvNopivBatched.cpu.ts';
import { sysvNopivBatchedGpu } from './sysvNopivBatched.gpu.ts';
import { sysvNopivForms } from './sysvNopivBatched.spec.ts';

export const sysvNopiv = /* @__PURE__ */ batchedFront(sysvNopivForms, sysvNopivBatchedCpu, sysvNopivBatchedGpu);
