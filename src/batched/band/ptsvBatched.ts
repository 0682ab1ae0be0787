// PTSV of a batch: where it is computed. Arguments and documentation: ptsvBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { ptsvBatchedCpu } from './ptsvBatched.cpu.ts';
import { ptsvBatchedGpu } from './ptsvBatched.gpu.ts';
import { ptsvForms } from './ptsvBatched.spec.ts';

export const ptsv = /* @__PURE__ */ batchedFront(ptsvForms, ptsvBatchedCpu, ptsvBatchedGpu);
