// PTTRF of a batch: where it is computed. Arguments and documentation: pttrfBatched.spec.ts.

import { isComplex } from '../../core/field.ts';
import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import { pttrfBatchedCpu } from './pttrfBatched.cpu.ts';
import { pttrfForms } from './pttrfBatched.spec.ts';

export const pttrf = /* @__PURE__ */ batchedFront(
  pttrfForms,
  pttrfBatchedCpu,
  later(() => import('./pttrfBatched.late.gen.ts')),
  // The kernels are of real numbers.
  { fits: (_, a) => !isComplex(a.prec) },
);
