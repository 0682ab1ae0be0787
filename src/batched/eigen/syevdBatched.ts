// SYEVD of a batch: where it is computed. Arguments and documentation: syevdBatched.spec.ts.
import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import { isTiny } from './eigenBatch.ts';
import { syevdBatchedCpu } from './syevdBatched.cpu.ts';
import { syevdForms } from './syevdBatched.spec.ts';

export const syevd = /* @__PURE__ */ batchedFront(
  syevdForms,
  syevdBatchedCpu,
  later(() => import('./syevdBatched.late.gen.ts')),
  { fits: (_, a) => isTiny(a.n) },
);
