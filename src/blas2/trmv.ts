// TRMV: where it is computed. Arguments and documentation: trmv.spec.ts.

import { front } from '../runtime/front.ts';
import { trmvCpu } from './trmv.cpu.ts';
import { trmvGpu } from './trmv.gpu.ts';
import { trmvSpec } from './trmv.spec.ts';

export const trmv = /* @__PURE__ */ front(trmvSpec, trmvCpu, trmvGpu);
