// SPR2: where it is computed. Arguments and documentation: spr2.spec.ts.

import { front } from '../runtime/front.ts';
import { spr2Cpu } from './spr2.cpu.ts';
import { spr2Gpu } from './spr2.gpu.ts';
import { spr2Spec } from './spr2.spec.ts';

export const spr2 = /* @__PURE__ */ front(spr2Spec, spr2Cpu, spr2Gpu);
