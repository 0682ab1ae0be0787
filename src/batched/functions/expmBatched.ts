// EXPM of a batch: where it is computed. Arguments and documentation: expmBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { expmBatchedCpu } from './expmBatched.cpu.ts';
import { expmBatchedGpu } from './expmBatched.gpu.ts';
import { expmForms } from './expmBatched.spec.ts';
import { bindFunction } from './functionForms.ts';

export const expm = /* @__PURE__ */ batchedFront(expmForms, expmBatchedCpu, expmBatchedGpu, { bind: bindFunction });
