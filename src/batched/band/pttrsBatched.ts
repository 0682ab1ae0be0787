// PTTRS of a batch: where it is computed. Arguments and documentation: pttrsBatched.spec.ts.

import { isComplex } from '../../core/field.ts';
import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import { pttrsBatchedCpu } from './pttrsBatched.cpu.ts';
import { pttrsForms } from './pttrsBatched.spec.ts';

export const pttrs = /* @__PURE__ */ batchedFront(
  pttrsForms,
  pttrsBatchedCpu,
  later(() => import('./pttrsBatched.late.gen.ts')),
  // The kernels are of real numbers.
  { fits: (_, a) => !isComplex(a.prec) },
);
