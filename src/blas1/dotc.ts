// DOTC: where it is computed. Arguments and documentation: dotc.spec.ts.

import { valued } from '../runtime/front.ts';
import { dotcCpu } from './dot.cpu.ts';
import { dotcGpu } from './dot.gpu.ts';
import { dotcSpec } from './dotc.spec.ts';

export const dotc = /* @__PURE__ */ valued(dotcSpec, dotcCpu, dotcGpu);
