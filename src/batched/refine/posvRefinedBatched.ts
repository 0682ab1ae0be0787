// POSVREFINED of a batch: where it is computed. Arguments and documentation: posvRefinedBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { rowsFit } from '../vectorSizes.ts';
import { posvRefinedBatchedCpu } from './posvRefinedBatched.cpu.ts';
import { posvRefinedBatchedGpu } from './posvRefinedBatched.gpu.ts';
import { posvRefinedForms } from './posvRefinedBatched.spec.ts';

export const posvRefined = /* @__PURE__ */ batchedFront(
  posvRefinedForms,
  posvRefinedBatchedCpu,
  posvRefinedBatchedGpu,
  { fits: (queue, a) => rowsFit(queue, a.n) },
);
