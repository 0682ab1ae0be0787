// GETRFNOPIV of a batch: where it is computed. Arguments and documentation: getrfNopivBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { getrfNopivBatchedCpu } from './getrfNopivBatched.cpu.ts';
import { getrfNopivBatchedGpu } from './getrfNopivBatched.gpu.ts';
import { getrfNopivForms } from './getrfNopivBatched.spec.ts';

export const getrfNopiv = /* @__PURE__ */ batchedFront(getrfNopivForms, getrfNopivBatchedCpu, getrfNopivBatchedGpu);
