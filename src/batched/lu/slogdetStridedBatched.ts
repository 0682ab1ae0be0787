// SLOGDETSTRIDEDBATCHED: where it is computed. Arguments and documentation: slogdetStridedBatched.spec.ts.

import { front } from '../../runtime/front.ts';
import { slogdetStridedBatchedCpu } from './slogdetStridedBatched.cpu.ts';
import { slogdetStridedBatchedGpu } from './slogdetStridedBatched.gpu.ts';
import { slogdetStridedBatchedSpec } from './slogdetStridedBatched.spec.ts';

export const slogdetStridedBatched = /* @__PURE__ */ front(
  slogdetStridedBatchedSpec,
  slogdetStridedBatchedCpu,
  slogdetStridedBatchedGpu,
);
