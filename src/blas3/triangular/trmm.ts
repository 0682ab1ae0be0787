// TRMM: where it is computed. Arguments and documentation: trmm.spec.ts.

import { front } from '../../runtime/front.ts';
import { trmmCpu } from './trmm.cpu.ts';
import { trmmGpu } from './trmm.gpu.ts';
import { trmmSpec } from './trmm.spec.ts';

export const trmm = /* @__PURE__ */ front(trmmSpec, trmmCpu, trmmGpu);
