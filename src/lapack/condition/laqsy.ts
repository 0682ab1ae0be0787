// LAQSY: where it is computed. Arguments and documentation: laqsy.spec.ts.

import { front } from '../../runtime/front.ts';
import { laqsyCpu } from './laqsy.cpu.ts';
import { laqsyGpu } from './laqsy.gpu.ts';
import { laqsySpec } from './laqsy.spec.ts';

export const laqsy = /* @__PURE__ */ front(laqsySpec, laqsyCpu, laqsyGpu);
