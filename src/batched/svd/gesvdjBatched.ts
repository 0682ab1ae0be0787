// GESVDJ of a batch: where it is computed. Arguments and documentation: gesvdjBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import { gesvdjBatchedCpu } from './gesvdjBatched.cpu.ts';
import { gesvdjForms } from './gesvdjBatched.spec.ts';
import { jacobiFits } from './svdSizes.ts';

export const gesvdj = /* @__PURE__ */ batchedFront(
  gesvdjForms,
  gesvdjBatchedCpu,
  later(() => import('./gesvdjBatched.late.gen.ts')),
  { fits: jacobiFits },
);
