// GTTRF of a batch: where it is computed. Arguments and documentation: gttrfBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { gttrfBatchedCpu } from './gttrfBatched.cpu.ts';
import { gttrfBatchedGpu } from './gttrfBatched.gpu.ts';
import { gttrfForms } from './gttrfBatched.spec.ts';

export const gttrf = /* @__PURE__ */ batchedFront(gttrfForms, gttrfBatchedCpu, gttrfBatchedGpu);
