// EXPM of a batch: where it is computed. Arguments and documentation: expmBatched.spec.ts.
import { batchedFront } from '../../runtime/front.js';
import { later } from '../../runtime/later.js';
import { expmBatchedCpu } from './expmBatched.cpu.js';
import { expmForms } from './expmBatched.spec.js';
import { bindFunction } from './functionForms.js';
export const expm = /* @__PURE__ */ batchedFront(expmForms, expmBatchedCpu, later(() => import('./expmBatched.late.gen.js')), { bind: bindFunction });
