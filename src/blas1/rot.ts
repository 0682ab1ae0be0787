// ROT: where it is computed. Arguments and documentation: rot.spec.ts.

import { front } from '../runtime/front.ts';
import { rotCpu } from './rot.cpu.ts';
import { rotGpu } from './rot.gpu.ts';
import { rotSpec } from './rot.spec.ts';

export const rot = /* @__PURE__ */ front(rotSpec, rotCpu, rotGpu);
