// POTRI: where it is computed. Arguments and documentation: potri.spec.ts.

import { front } from '../../runtime/front.ts';
import { potriCpu } from './potri.cpu.ts';
import { potriGpu } from './potri.gpu.ts';
import { potriSpec } from './potri.spec.ts';

export const potri = /* @__PURE__ */ front(potriSpec, potriCpu, potriGpu);
