// GEMMBATCHED: where it is computed. Arguments and documentation: gemmBatched.spec.ts.

import { front } from '../../runtime/front.ts';
import { gemmBatchedCpu } from './gemmBatched.cpu.ts';
import { gemmBatchedGpu } from './gemmBatched.gpu.ts';
import { gemmBatchedSpec } from './gemmBatched.spec.ts';

export const gemmBatched = /* @__PURE__ */ front(gemmBatchedSpec, gemmBatchedCpu, gemmBatchedGpu);
