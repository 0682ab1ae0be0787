// PTTRF of a batch: where it is computed. Arguments and documentation: pttrfBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { pttrfBatchedCpu } from './pttrfBatched.cpu.ts';
import { pttrfBatchedGpu } from './pttrfBatched.gpu.ts';
import { pttrfForms } from './pttrfBatched.spec.ts';

export const pttrf = /* @__PURE__ */ batchedFront(pttrfForms, pttrfBatchedCpu, pttrfBatchedGpu);
