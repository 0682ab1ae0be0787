// GEMM: where it is computed. Arguments and documentation: gemm.spec.ts.

import { front } from '../../runtime/front.ts';
import { gemmCpu } from './gemm.cpu.ts';
import { gemmGpu } from './gemm.gpu.ts';
import { gemmSpec } from './gemm.spec.ts';

export const gemm = /* @__PURE__ */ front(gemmSpec, gemmCpu, gemmGpu);
