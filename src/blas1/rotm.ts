// ROTM: where it is computed. Arguments and documentation: rotm.spec.ts.

import { front } from '../runtime/front.ts';
import { rotmCpu } from './rotm.cpu.ts';
import { rotmGpu } from './rotm.gpu.ts';
import { rotmSpec } from './rotm.spec.ts';

export const rotm = /* @__PURE__ */ front(rotmSpec, rotmCpu, rotmGpu);
