// GEEV of a batch: where it is computed. Arguments and documentation: geevBatched.spec.ts.
import { isComplex } from '../../core/field.ts';
import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import { denseFits } from './denseSizes.ts';
import { geevBatchedCpu } from './geevBatched.cpu.ts';
import { geevForms } from './geevBatched.spec.ts';

export const geev = /* @__PURE__ */ batchedFront(
  geevForms,
  geevBatchedCpu,
  later(() => import('./geevBatched.late.gen.ts')),
  { fits: (queue, a) => !isComplex(a.prec) && denseFits(queue, a.n) },
);
