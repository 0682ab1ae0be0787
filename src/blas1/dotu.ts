// DOTU: where it is computed. Arguments and documentation: dotu.spec.ts.

import { valued } from '../runtime/front.ts';
import { dotuCpu } from './dot.cpu.ts';
import { dotuGpu } from './dot.gpu.ts';
import { dotuSpec } from './dotu.spec.ts';

export const dotu = /* @__PURE__ */ valued(dotuSpec, dotuCpu, dotuGpu);
