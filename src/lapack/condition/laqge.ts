// LAQGE: where it is computed. Arguments and documentation: laqge.spec.ts.

import { front } from '../../runtime/front.ts';
import { laqgeCpu } from './laqge.cpu.ts';
import { laqgeGpu } from './laqge.gpu.ts';
import { laqgeSpec } from './laqge.spec.ts';

export const laqge = /* @__PURE__ */ front(laqgeSpec, laqgeCpu, laqgeGpu);
