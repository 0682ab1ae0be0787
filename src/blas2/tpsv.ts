// TPSV: where it is computed. Arguments and documentation: tpsv.spec.ts.

import { front } from '../runtime/front.ts';
import { tpsvCpu } from './tpsv.cpu.ts';
import { tpsvGpu } from './tpsv.gpu.ts';
import { tpsvSpec } from './tpsv.spec.ts';

export const tpsv = /* @__PURE__ */ front(tpsvSpec, tpsvCpu, tpsvGpu);
