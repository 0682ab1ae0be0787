// GEQRF of a batch: where it is computed. Arguments and documentation: geqrfBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import { fitsRows } from './complexRows.ts';
import { geqrfBatchedCpu } from './geqrfBatched.cpu.ts';
import { geqrfForms } from './geqrfBatched.spec.ts';

export const geqrf = /* @__PURE__ */ batchedFront(
  geqrfForms,
  geqrfBatchedCpu,
  later(() => import('./geqrfBatched.late.gen.ts')),
  { fits: (_, a) => fitsRows(a.prec, a.m) },
);
