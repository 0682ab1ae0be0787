// GECON of a batch: where it is computed. Arguments and documentation: geconBatched.spec.ts.

import type { Prec } from '../../core/field.ts';
import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import { rowsFit } from '../vectorSizes.ts';
import { geconBatchedCpu } from './geconBatched.cpu.ts';
import { geconForms } from './geconBatched.spec.ts';

export const gecon = /* @__PURE__ */ batchedFront(
  geconForms,
  geconBatchedCpu,
  later(() => import('./geconBatched.late.gen.ts')),
  {
    fits: (queue, a) => rowsFit(queue, a.n, a.prec as Prec),
  },
);
