// DOT: where it is computed. Arguments and documentation: dot.spec.ts.

import { valued } from '../runtime/front.ts';
import { dotCpu } from './dot.cpu.ts';
import { dotGpu } from './dot.gpu.ts';
import { dotSpec } from './dot.spec.ts';

export const dot = /* @__PURE__ */ valued(dotSpec, dotCpu, dotGpu);
