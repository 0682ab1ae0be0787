// GESVD of a batch: where it is computed. Arguments and documentation: gesvdBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import { gesvdBatchedCpu } from './gesvdBatched.cpu.ts';
import { gesvdForms } from './gesvdBatched.spec.ts';
import { svdFits } from './svdSizes.ts';

export const gesvd = /* @__PURE__ */ batchedFront(
  gesvdForms,
  gesvdBatchedCpu,
  later(() => import('./gesvdBatched.late.gen.ts')),
  { fits: svdFits },
);
