// GESVDA of a batch: where it is computed. Arguments and documentation: gesvdaBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import { gesvdaBatchedCpu } from './gesvdaBatched.cpu.ts';
import { gesvdaForms } from './gesvdaBatched.spec.ts';
import { svdFits } from './svdSizes.ts';

export const gesvda = /* @__PURE__ */ batchedFront(
  gesvdaForms,
  gesvdaBatchedCpu,
  later(() => import('./gesvdaBatched.late.gen.ts')),
  { fits: svdFits },
);
