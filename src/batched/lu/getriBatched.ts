// GETRI of a batch: where it is computed. Arguments and documentation: getriBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { getriBatchedCpu } from './getriBatched.cpu.ts';
import { getriBatchedGpu } from './getriBatched.gpu.ts';
import { getriForms } from './getriBatched.spec.ts';

export const getri = /* @__PURE__ */ batchedFront(getriForms, getriBatchedCpu, getriBatchedGpu);
