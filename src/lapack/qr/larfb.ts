// LARFB: where it is computed. Arguments and documentation: larfb.spec.ts.

import { front } from '../../runtime/front.ts';
import { larfbCpu } from './larfb.cpu.ts';
import { larfbGpu } from './larfb.gpu.ts';
import { larfbSpec } from './larfb.spec.ts';

export const larfb = /* @__PURE__ */ front(larfbSpec, larfbCpu, larfbGpu);
