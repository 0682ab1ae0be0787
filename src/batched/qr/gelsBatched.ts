// GELS of a batch: where it is computed. Arguments and documentation: gelsBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { gelsBatchedCpu } from './gelsBatched.cpu.ts';
import { gelsBatchedGpu } from './gelsBatched.gpu.ts';
import { gelsForms } from './gelsBatched.spec.ts';

export const gels = /* @__PURE__ */ batchedFront(gelsForms, gelsBatchedCpu, gelsBatchedGpu);
