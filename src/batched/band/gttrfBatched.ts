// GTTRF of a batch: where it is computed. Arguments and documentation: gttrfBatched.spec.ts.

import { isComplex } from '../../core/field.ts';
import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import { gttrfBatchedCpu } from './gttrfBatched.cpu.ts';
import { gttrfForms } from './gttrfBatched.spec.ts';

export const gttrf = /* @__PURE__ */ batchedFront(
  gttrfForms,
  gttrfBatchedCpu,
  later(() => import('./gttrfBatched.late.gen.ts')),
  // The kernels are of real numbers.
  { fits: (_, a) => !isComplex(a.prec) },
);
