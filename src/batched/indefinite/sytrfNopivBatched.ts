// SYTRFNOPIV of a batch: where it is computed. Arguments and documentation: sytrfNopivBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { sytrfNopivBatchedCpu } from './sytrfNopivBatched.cpu.ts';
import { sytrfNopivBatchedGpu } from './sytrfNopivBatched.gpu.ts';
import { sytrfNopivForms } from './sytrfNopivBatched.spec.ts';

export const sytrfNopiv = /* @__PURE__ */ batchedFront(sytrfNopivForms, sytrfNopivBatchedCpu, sytrfNopivBatchedGpu);
