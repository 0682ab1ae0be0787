// GBSV of a batch: where it is computed. Arguments and documentation: gbsvBatched.spec.ts.

import { isComplex } from '../../core/field.ts';
import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import { gbsvBatchedCpu } from './gbsvBatched.cpu.ts';
import { gbsvForms } from './gbsvBatched.spec.ts';

export const gbsv = /* @__PURE__ */ batchedFront(
  gbsvForms,
  gbsvBatchedCpu,
  later(() => import('./gbsvBatched.late.gen.ts')),
  // The kernels are of real numbers.
  { fits: (_, a) => !isComplex(a.prec) },
);
