// INVROOT of a batch: where it is computed. Arguments and documentation: invrootBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import { bindFunction } from './functionForms.ts';
import { invrootBatchedCpu } from './invrootBatched.cpu.ts';
import { invrootForms } from './invrootBatched.spec.ts';

export const invroot = /* @__PURE__ */ batchedFront(
  invrootForms,
  invrootBatchedCpu,
  later(() => import('./invrootBatched.late.gen.ts')),
  { bind: bindFunction },
);
