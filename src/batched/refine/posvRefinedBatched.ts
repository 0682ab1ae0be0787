// POSVREFINED of a batch: where it is computed. Arguments and documentation: posvRefinedBatched.spec.ts.

import type { Prec } from '../../core/field.ts';
import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import { rowsFit } from '../vectorSizes.ts';
import { posvRefinedBatchedCpu } from './posvRefinedBatched.cpu.ts';
import { posvRefinedForms } from './posvRefinedBatched.spec.ts';

export const posvRefined = /* @__PURE__ */ batchedFront(
  posvRefinedForms,
  posvRefinedBatchedCpu,
  later(() => import('./posvRefinedBatched.late.gen.ts')),
  { fits: (queue, a) => rowsFit(queue, a.n, a.prec as Prec) },
);
