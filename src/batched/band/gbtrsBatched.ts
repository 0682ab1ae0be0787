// GBTRS of a batch: where it is computed. Arguments and documentation: gbtrsBatched.spec.ts.

import { isComplex } from '../../core/field.ts';
import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import { gbtrsBatchedCpu } from './gbtrsBatched.cpu.ts';
import { gbtrsForms } from './gbtrsBatched.spec.ts';

export const gbtrs = /* @__PURE__ */ batchedFront(
  gbtrsForms,
  gbtrsBatchedCpu,
  later(() => import('./gbtrsBatched.late.gen.ts')),
  // The kernels are of real numbers.
  { fits: (_, a) => !isComplex(a.prec) },
);
