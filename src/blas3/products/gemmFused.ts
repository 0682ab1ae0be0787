// GEMMFUSED: where it is computed. Arguments and documentation: gemmFused.spec.ts.

import { front } from '../../runtime/front.ts';
import { gemmFusedCpu } from './gemmFused.cpu.ts';
import { gemmFusedGpu } from './gemmFused.gpu.ts';
import { gemmFusedSpec } from './gemmFused.spec.ts';

export const gemmFused = /* @__PURE__ */ front(gemmFusedSpec, gemmFusedCpu, gemmFusedGpu);
