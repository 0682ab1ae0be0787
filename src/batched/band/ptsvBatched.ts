// PTSV of a batch: where it is computed. Arguments and documentation: ptsvBatched.spec.ts.

import { isComplex } from '../../core/field.ts';
import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import { ptsvBatchedCpu } from './ptsvBatched.cpu.ts';
import { ptsvForms } from './ptsvBatched.spec.ts';

export const ptsv = /* @__PURE__ */ batchedFront(
  ptsvForms,
  ptsvBatchedCpu,
  later(() => import('./ptsvBatched.late.gen.ts')),
  // The kernels are of real numbers.
  { fits: (_, a) => !isComplex(a.prec) },
);
