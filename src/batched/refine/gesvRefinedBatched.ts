// GESVREFINED of a batch: where it is computed. Arguments and documentation: gesvRefinedBatched.spec.ts.

import type { Prec } from '../../core/field.ts';
import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import { rowsFit } from '../vectorSizes.ts';
import { gesvRefinedBatchedCpu } from './gesvRefinedBatched.cpu.ts';
import { gesvRefinedForms } from './gesvRefinedBatched.spec.ts';

export const gesvRefined = /* @__PURE__ */ batchedFront(
  gesvRefinedForms,
  gesvRefinedBatchedCpu,
  later(() => import('./gesvRefinedBatched.late.gen.ts')),
  { fits: (queue, a) => rowsFit(queue, a.n, a.prec as Prec) },
);
