// GESVREFINED of a batch: where it is computed. Arguments and documentation: gesvRefinedBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { rowsFit } from '../vectorSizes.ts';
import { gesvRefinedBatchedCpu } from './gesvRefinedBatched.cpu.ts';
import { gesvRefinedBatchedGpu } from './gesvRefinedBatched.gpu.ts';
import { gesvRefinedForms } from './gesvRefinedBatched.spec.ts';

export const gesvRefined = /* @__PURE__ */ batchedFront(
  gesvRefinedForms,
  gesvRefinedBatchedCpu,
  gesvRefinedBatchedGpu,
  { fits: (queue, a) => rowsFit(queue, a.n) },
);
