// LANSY of a batch: where it is computed. Arguments and documentation: lansyBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { lansyBatchedCpu } from './lansyBatched.cpu.ts';
import { lansyBatchedGpu } from './lansyBatched.gpu.ts';
import { lansyForms } from './lansyBatched.spec.ts';

export const lansy = /* @__PURE__ */ batchedFront(lansyForms, lansyBatchedCpu, lansyBatchedGpu);
