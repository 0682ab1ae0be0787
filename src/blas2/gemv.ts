// GEMV: where it is computed. Arguments and documentation: gemv.spec.ts.

import { front } from '../runtime/front.ts';
import { gemvCpu } from './gemv.cpu.ts';
import { gemvGpu } from './gemv.gpu.ts';
import { gemvSpec } from './gemv.spec.ts';

export const gemv = /* @__PURE__ */ front(gemvSpec, gemvCpu, gemvGpu);
