// QR of a batch: where it is computed. Arguments and documentation: qrBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import { fitsRows } from './complexRows.ts';
import { qrBatchedCpu } from './qrBatched.cpu.ts';
import { qrForms } from './qrBatched.spec.ts';

export const qr = /* @__PURE__ */ batchedFront(
  qrForms,
  qrBatchedCpu,
  later(() => import('./qrBatched.late.gen.ts')),
  { fits: (_, a) => fitsRows(a.prec, a.m) },
);
