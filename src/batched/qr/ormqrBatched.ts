// ORMQR of a batch: where it is computed. Arguments and documentation: ormqrBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import { fitsRows } from './complexRows.ts';
import { ormqrBatchedCpu } from './ormqrBatched.cpu.ts';
import { ormqrForms } from './ormqrBatched.spec.ts';

export const ormqr = /* @__PURE__ */ batchedFront(
  ormqrForms,
  ormqrBatchedCpu,
  later(() => import('./ormqrBatched.late.gen.ts')),
  { fits: (_, a) => fitsRows(a.prec, a.side === 'l' ? a.m : a.n) },
);
