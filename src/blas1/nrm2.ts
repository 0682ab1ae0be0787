// NRM2: where it is computed. Arguments and documentation: nrm2.spec.ts.

import { valued } from '../runtime/front.ts';
import { nrm2Cpu } from './nrm2.cpu.ts';
import { nrm2Gpu } from './nrm2.gpu.ts';
import { nrm2Spec } from './nrm2.spec.ts';

export const nrm2 = /* @__PURE__ */ valued(nrm2Spec, nrm2Cpu, nrm2Gpu);
