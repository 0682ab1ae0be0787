// SYR: where it is computed. Arguments and documentation: syr.spec.ts.

import { front } from '../runtime/front.ts';
import { syrCpu } from './syr.cpu.ts';
import { syrGpu } from './syr.gpu.ts';
import { syrSpec } from './syr.spec.ts';

export const syr = /* @__PURE__ */ front(syrSpec, syrCpu, syrGpu);
