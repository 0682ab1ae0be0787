// GEMMSTRIDEDBATCHED: where it is computed. Arguments and documentation: gemmStridedBatched.spec.ts.

import { front } from '../../runtime/front.ts';
import { gemmStridedBatchedCpu } from './gemmStridedBatched.cpu.ts';
import { gemmStridedBatchedGpu } from './gemmStridedBatched.gpu.ts';
import { gemmStridedBatchedSpec } from './gemmStridedBatched.spec.ts';

export const gemmStridedBatched = /* @__PURE__ */ front(
  gemmStridedBatchedSpec,
  gemmStridedBatchedCpu,
  gemmStridedBatchedGpu,
);
