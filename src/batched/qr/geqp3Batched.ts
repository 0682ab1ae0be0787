// GEQP3 of a batch: where it is computed. Arguments and documentation: geqp3Batched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { geqp3BatchedCpu } from './geqp3Batched.cpu.ts';
import { geqp3BatchedGpu } from './geqp3Batched.gpu.ts';
import { geqp3Forms } from './geqp3Batched.spec.ts';

export const geqp3 = /* @__PURE__ */ batchedFront(geqp3Forms, geqp3BatchedCpu, geqp3BatchedGpu);
