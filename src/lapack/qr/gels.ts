// GELS: where it is computed. Arguments and documentation: gels.spec.ts.

import { front } from '../../runtime/front.ts';
import { gelsCpu } from './gels.cpu.ts';
import { gelsGpu } from './gels.gpu.ts';
import { gelsSpec } from './gels.spec.ts';

export const gels = /* @__PURE__ */ front(gelsSpec, gelsCpu, gelsGpu);
