// GTTRS of a batch: where it is computed. Arguments and documentation: gttrsBatched.spec.ts.

import { isComplex } from '../../core/field.ts';
import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import { gttrsBatchedCpu } from './gttrsBatched.cpu.ts';
import { gttrsForms } from './gttrsBatched.spec.ts';

export const gttrs = /* @__PURE__ */ batchedFront(
  gttrsForms,
  gttrsBatchedCpu,
  later(() => import('./gttrsBatched.late.gen.ts')),
  // The kernels are of real numbers.
  { fits: (_, a) => !isComplex(a.prec) },
);
