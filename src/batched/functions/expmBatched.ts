// EXPM of a batch: where it is computed. Arguments and documentation: expmBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import { expmBatchedCpu } from './expmBatched.cpu.ts';
import { expmForms } from './expmBatched.spec.ts';
import { bindFunction } from './functionForms.ts';

export const expm = /* @__PURE__ */ batchedFront(
  expmForms,
  expmBatchedCpu,
  later(() => import('./expmBatched.late.gen.ts')),
  { bind: bindFunction },
);
