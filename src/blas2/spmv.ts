// SPMV: where it is computed. Arguments and documentation: spmv.spec.ts.

import { front } from '../runtime/front.ts';
import { spmvCpu } from './spmv.cpu.ts';
import { spmvGpu } from './spmv.gpu.ts';
import { spmvSpec } from './spmv.spec.ts';

export const spmv = /* @__PURE__ */ front(spmvSpec, spmvCpu, spmvGpu);
