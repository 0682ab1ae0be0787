// TPQRT: where it is computed. Arguments and documentation: tpqrt.spec.ts.

import { front } from '../../runtime/front.ts';
import { tpqrtCpu } from './tpqrt.cpu.ts';
import { tpqrtGpu } from './tpqrt.gpu.ts';
import { tpqrtSpec } from './tpqrt.spec.ts';

export const tpqrt = /* @__PURE__ */ front(tpqrtSpec, tpqrtCpu, tpqrtGpu);
