// GEMMTR: where it is computed. Arguments and documentation: gemmtr.spec.ts.

import { front } from '../../runtime/front.ts';
import { gemmtrCpu } from './gemmtr.cpu.ts';
import { gemmtrGpu } from './gemmtr.gpu.ts';
import { gemmtrSpec } from './gemmtr.spec.ts';

export const gemmtr = /* @__PURE__ */ front(gemmtrSpec, gemmtrCpu, gemmtrGpu);
