// TPMV: where it is computed. Arguments and documentation: tpmv.spec.ts.

import { front } from '../runtime/front.ts';
import { tpmvCpu } from './tpmv.cpu.ts';
import { tpmvGpu } from './tpmv.gpu.ts';
import { tpmvSpec } from './tpmv.spec.ts';

export const tpmv = /* @__PURE__ */ front(tpmvSpec, tpmvCpu, tpmvGpu);
