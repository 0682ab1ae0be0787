// MATRIXRANK of a batch: where it is computed. Arguments and documentation: matrixRankBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import { matrixRankBatchedCpu } from './matrixRankBatched.cpu.ts';
import { matrixRankForms } from './matrixRankBatched.spec.ts';
import { svdFits } from './svdSizes.ts';

export const matrixRank = /* @__PURE__ */ batchedFront(
  matrixRankForms,
  matrixRankBatchedCpu,
  later(() => import('./matrixRankBatched.late.gen.ts')),
  { fits: svdFits },
);
