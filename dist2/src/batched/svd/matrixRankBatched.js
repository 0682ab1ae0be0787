// MATRIXRANK of a batch: where it is computed. Arguments and documentation: matrixRankBatched.spec.ts.
import { batchedFront } from '../../runtime/front.js';
import { later } from '../../runtime/later.js';
import { matrixRankBatchedCpu } from './matrixRankBatched.cpu.js';
import { matrixRankForms } from './matrixRankBatched.spec.js';
import { svdFits } from './svdSizes.js';
export const matrixRank = /* @__PURE__ */ batchedFront(matrixRankForms, matrixRankBatchedCpu, later(() => import('./matrixRankBatched.late.gen.js')), { fits: svdFits });
