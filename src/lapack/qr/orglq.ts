// ORGLQ: where it is computed. Arguments and documentation: orglq.spec.ts.

import { front } from '../../runtime/front.ts';
import { orglqCpu } from './orglq.cpu.ts';
import { orglqGpu } from './orglq.gpu.ts';
import { orglqSpec } from './orglq.spec.ts';

export const orglq = /* @__PURE__ */ front(orglqSpec, orglqCpu, orglqGpu);
