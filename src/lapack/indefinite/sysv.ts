// SYSV: where it is computed. Arguments and documentation: sysv.spec.ts.

import { front } from '../../runtime/front.ts';
import { sysvCpu } from './sysv.cpu.ts';
import { sysvGpu } from './sysv.gpu.ts';
import { sysvSpec } from './sysv.spec.ts';

export const sysv = /* @__PURE__ */ front(sysvSpec, sysvCpu, sysvGpu);
