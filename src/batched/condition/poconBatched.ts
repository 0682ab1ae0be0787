// POCON of a batch: where it is computed. Arguments and documentation: poconBatched.spec.ts.

import type { Prec } from '../../core/field.ts';
import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import { rowsFit } from '../vectorSizes.ts';
import { poconBatchedCpu } from './poconBatched.cpu.ts';
import { poconForms } from './poconBatched.spec.ts';

export const pocon = /* @__PURE__ */ batchedFront(
  poconForms,
  poconBatchedCpu,
  later(() => import('./poconBatched.late.gen.ts')),
  {
    fits: (queue, a) => rowsFit(queue, a.n, a.prec as Prec),
  },
);
