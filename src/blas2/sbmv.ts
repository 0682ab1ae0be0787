// SBMV: where it is computed. Arguments and documentation: sbmv.spec.ts.

import { front } from '../runtime/front.ts';
import { sbmvCpu } from './sbmv.cpu.ts';
import { sbmvGpu } from './sbmv.gpu.ts';
import { sbmvSpec } from './sbmv.spec.ts';

export const sbmv = /* @__PURE__ */ front(sbmvSpec, sbmvCpu, sbmvGpu);
