// POCON: where it is computed. Arguments and documentation: pocon.spec.ts.

import { front } from '../../runtime/front.ts';
import { poconCpu } from './pocon.cpu.ts';
import { poconGpu } from './pocon.gpu.ts';
import { poconSpec } from './pocon.spec.ts';

export const pocon = /* @__PURE__ */ front(poconSpec, poconCpu, poconGpu);
