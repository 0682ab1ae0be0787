// PINV of a batch: where it is computed. Arguments and documentation: pinvBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import { pinvBatchedCpu } from './pinvBatched.cpu.ts';
import { pinvForms } from './pinvBatched.spec.ts';
import { svdFits } from './svdSizes.ts';

export const pinv = /* @__PURE__ */ batchedFront(
  pinvForms,
  pinvBatchedCpu,
  later(() => import('./pinvBatched.late.gen.ts')),
  { fits: svdFits },
);
