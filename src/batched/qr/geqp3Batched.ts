// GEQP3 of a batch: where it is computed. Arguments and documentation: geqp3Batched.spec.ts.

import { isComplex } from '../../core/field.ts';
import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import { geqp3BatchedCpu } from './geqp3Batched.cpu.ts';
import { geqp3Forms } from './geqp3Batched.spec.ts';

export const geqp3 = /* @__PURE__ */ batchedFront(
  geqp3Forms,
  geqp3BatchedCpu,
  later(() => import('./geqp3Batched.late.gen.ts')),
  // The kernels are of real numbers.
  { fits: (_, a) => !isComplex(a.prec) },
);
