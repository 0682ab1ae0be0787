// POEQU: where it is computed. Arguments and documentation: poequ.spec.ts.

import { front } from '../../runtime/front.ts';
import { poequCpu } from './poequ.cpu.ts';
import { poequGpu } from './poequ.gpu.ts';
import { poequSpec } from './poequ.spec.ts';

export const poequ = /* @__PURE__ */ front(poequSpec, poequCpu, poequGpu);
