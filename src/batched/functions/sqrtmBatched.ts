// SQRTM of a batch: where it is computed. Arguments and documentation: sqrtmBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import { bindFunction } from './functionForms.ts';
import { sqrtmBatchedCpu } from './sqrtmBatched.cpu.ts';
import { sqrtmForms } from './sqrtmBatched.spec.ts';

export const sqrtm = /* @__PURE__ */ batchedFront(
  sqrtmForms,
  sqrtmBatchedCpu,
  later(() => import('./sqrtmBatched.late.gen.ts')),
  { bind: bindFunction },
);
