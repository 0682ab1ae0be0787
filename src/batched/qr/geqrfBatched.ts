// GEQRF of a batch: where it is computed. Arguments and documentation: geqrfBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { geqrfBatchedCpu } from './geqrfBatched.cpu.ts';
import { geqrfBatchedGpu } from './geqrfBatched.gpu.ts';
import { geqrfForms } from './geqrfBatched.spec.ts';

export const geqrf = /* @__PURE__ */ batchedFront(geqrfForms, geqrfBatchedCpu, geqrfBatchedGpu);
