// ORGQR of a batch: where it is computed. Arguments and documentation: orgqrBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import { fitsRows } from './complexRows.ts';
import { orgqrBatchedCpu } from './orgqrBatched.cpu.ts';
import { orgqrForms } from './orgqrBatched.spec.ts';

export const orgqr = /* @__PURE__ */ batchedFront(
  orgqrForms,
  orgqrBatchedCpu,
  later(() => import('./orgqrBatched.late.gen.ts')),
  { fits: (_, a) => fitsRows(a.prec, a.m) },
);
