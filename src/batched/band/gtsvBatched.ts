// GTSV of a batch: where it is computed. Arguments and documentation: gtsvBatched.spec.ts.

import { isComplex } from '../../core/field.ts';
import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import { gtsvBatchedCpu } from './gtsvBatched.cpu.ts';
import { gtsvForms } from './gtsvBatched.spec.ts';

export const gtsv = /* @__PURE__ */ batchedFront(
  gtsvForms,
  gtsvBatchedCpu,
  later(() => import('./gtsvBatched.late.gen.ts')),
  // The kernels are of real numbers.
  { fits: (_, a) => !isComplex(a.prec) },
);
