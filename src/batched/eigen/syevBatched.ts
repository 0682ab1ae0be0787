// SYEV of a batch: where it is computed. Arguments and documentation: syevBatched.spec.ts.
import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import { isTiny } from './eigenBatch.ts';
import { syevBatchedCpu } from './syevBatched.cpu.ts';
import { syevForms } from './syevBatched.spec.ts';

export const syev = /* @__PURE__ */ batchedFront(
  syevForms,
  syevBatchedCpu,
  later(() => import('./syevBatched.late.gen.ts')),
  { fits: (_, a) => isTiny(a.n) },
);
