// POLAR of a batch: where it is computed. Arguments and documentation: polarBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import { svdFits } from '../svd/svdSizes.ts';
import { polarBatchedCpu } from './polarBatched.cpu.ts';
import { polarForms } from './polarBatched.spec.ts';

export const polar = /* @__PURE__ */ batchedFront(
  polarForms,
  polarBatchedCpu,
  later(() => import('./polarBatched.late.gen.ts')),
  { fits: svdFits },
);
