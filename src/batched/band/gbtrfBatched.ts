// GBTRF of a batch: where it is computed. Arguments and documentation: gbtrfBatched.spec.ts.

import { isComplex } from '../../core/field.ts';
import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import { gbtrfBatchedCpu } from './gbtrfBatched.cpu.ts';
import { gbtrfForms } from './gbtrfBatched.spec.ts';

export const gbtrf = /* @__PURE__ */ batchedFront(
  gbtrfForms,
  gbtrfBatchedCpu,
  later(() => import('./gbtrfBatched.late.gen.ts')),
  // The kernels are of real numbers.
  { fits: (_, a) => !isComplex(a.prec) },
);
