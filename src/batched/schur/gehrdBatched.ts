// GEHRD of a batch: where it is computed. Arguments and documentation: gehrdBatched.spec.ts.
import { isComplex } from '../../core/field.ts';
import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import { denseFits } from './denseSizes.ts';
import { gehrdBatchedCpu } from './gehrdBatched.cpu.ts';
import { gehrdForms } from './gehrdBatched.spec.ts';

export const gehrd = /* @__PURE__ */ batchedFront(
  gehrdForms,
  gehrdBatchedCpu,
  later(() => import('./gehrdBatched.late.gen.ts')),
  { fits: (queue, a) => !isComplex(a.prec) && denseFits(queue, a.n) },
);
