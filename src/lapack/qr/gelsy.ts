// GELSY: where it is computed. Arguments and documentation: gelsy.spec.ts.

import { front } from '../../runtime/front.ts';
import { gelsyCpu } from './gelsy.cpu.ts';
import { gelsyGpu } from './gelsy.gpu.ts';
import { gelsySpec } from './gelsy.spec.ts';

export const gelsy = /* @__PURE__ */ front(gelsySpec, gelsyCpu, gelsyGpu);
