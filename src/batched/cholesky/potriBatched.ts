// POTRI of a batch: where it is computed. Arguments and documentation: potriBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { potriBatchedCpu } from './potriBatched.cpu.ts';
import { potriBatchedGpu } from './potriBatched.gpu.ts';
import { potriForms } from './potriBatched.spec.ts';

export const potri = /* @__PURE__ */ batchedFront(potriForms, potriBatchedCpu, potriBatchedGpu);
