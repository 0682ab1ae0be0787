// POLAR of a batch: where it is computed. Arguments and documentation: polarBatched.spec.ts.
import { batchedFront } from '../../runtime/front.js';
import { later } from '../../runtime/later.js';
import { svdFits } from '../svd/svdSizes.js';
import { polarBatchedCpu } from './polarBatched.cpu.js';
import { polarForms } from './polarBatched.spec.js';
export const polar = /* @__PURE__ */ batchedFront(polarForms, polarBatchedCpu, later(() => import('./polarBatched.late.gen.js')), { fits: svdFits });
