// POTRS of a batch: where it is computed. Arguments and documentation: potrsBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { potrsBatchedCpu } from './potrsBatched.cpu.ts';
import { potrsBatchedGpu } from './potrsBatched.gpu.ts';
import { potrsForms } from './potrsBatched.spec.ts';

export const potrs = /* @__PURE__ */ batchedFront(potrsForms, potrsBatchedCpu, potrsBatchedGpu);
