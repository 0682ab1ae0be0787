// DGMM: where it is computed. Arguments and documentation: dgmm.spec.ts.

import { front } from '../../runtime/front.ts';
import { dgmmCpu } from './dgmm.cpu.ts';
import { dgmmGpu } from './dgmm.gpu.ts';
import { dgmmSpec } from './dgmm.spec.ts';

export const dgmm = /* @__PURE__ */ front(dgmmSpec, dgmmCpu, dgmmGpu);
