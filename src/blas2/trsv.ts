// TRSV: where it is computed. Arguments and documentation: trsv.spec.ts.

import { front } from '../runtime/front.ts';
import { trsvCpu } from './trsv.cpu.ts';
import { trsvGpu } from './trsv.gpu.ts';
import { trsvSpec } from './trsv.spec.ts';

export const trsv = /* @__PURE__ */ front(trsvSpec, trsvCpu, trsvGpu);
