// SYTRI: where it is computed. Arguments and documentation: sytri.spec.ts.

import { front } from '../../runtime/front.ts';
import { sytriCpu } from './sytri.cpu.ts';
import { sytriGpu } from './sytri.gpu.ts';
import { sytriSpec } from './sytri.spec.ts';

export const sytri = /* @__PURE__ */ front(sytriSpec, sytriCpu, sytriGpu);
