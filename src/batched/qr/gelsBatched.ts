// GELS of a batch: where it is computed. Arguments and documentation: gelsBatched.spec.ts.

import { isComplex } from '../../core/field.ts';
import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import { gelsBatchedCpu } from './gelsBatched.cpu.ts';
import { gelsForms } from './gelsBatched.spec.ts';

export const gels = /* @__PURE__ */ batchedFront(
  gelsForms,
  gelsBatchedCpu,
  later(() => import('./gelsBatched.late.gen.ts')),
  // The kernels are of real numbers.
  { fits: (_, a) => !isComplex(a.prec) },
);
