// SPR: where it is computed. Arguments and documentation: spr.spec.ts.

import { front } from '../runtime/front.ts';
import { sprCpu } from './spr.cpu.ts';
import { sprGpu } from './spr.gpu.ts';
import { sprSpec } from './spr.spec.ts';

export const spr = /* @__PURE__ */ front(sprSpec, sprCpu, sprGpu);
