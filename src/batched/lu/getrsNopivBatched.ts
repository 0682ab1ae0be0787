// GETRSNOPIV of a batch: where it is computed. Arguments and documentation: getrsNopivBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { getrsNopivBatchedCpu } from './getrsNopivBatched.cpu.ts';
import { getrsNopivBatchedGpu } from './getrsNopivBatched.gpu.ts';
import { getrsNopivForms } from './getrsNopivBatched.spec.ts';

export const getrsNopiv = /* @__PURE__ */ batchedFront(getrsNopivForms, getrsNopivBatchedCpu, getrsNopivBatchedGpu);
