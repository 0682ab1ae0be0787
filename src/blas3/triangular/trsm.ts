// TRSM: where it is computed. Arguments and documentation: trsm.spec.ts.

import { front } from '../../runtime/front.ts';
import { trsmCpu } from './trsm.cpu.ts';
import { trsmGpu } from './trsm.gpu.ts';
import { trsmSpec } from './trsm.spec.ts';

export const trsm = /* @__PURE__ */ front(trsmSpec, trsmCpu, trsmGpu);
