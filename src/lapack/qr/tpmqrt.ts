// TPMQRT: where it is computed. Arguments and documentation: tpmqrt.spec.ts.

import { front } from '../../runtime/front.ts';
import { tpmqrtCpu } from './tpmqrt.cpu.ts';
import { tpmqrtGpu } from './tpmqrt.gpu.ts';
import { tpmqrtSpec } from './tpmqrt.spec.ts';

export const tpmqrt = /* @__PURE__ */ front(tpmqrtSpec, tpmqrtCpu, tpmqrtGpu);
