// SYRK: where it is computed. Arguments and documentation: syrk.spec.ts.

import { front } from '../../runtime/front.ts';
import { syrkCpu } from './syrk.cpu.ts';
import { syrkGpu } from './syrk.gpu.ts';
import { syrkSpec } from './syrk.spec.ts';

export const syrk = /* @__PURE__ */ front(syrkSpec, syrkCpu, syrkGpu);
