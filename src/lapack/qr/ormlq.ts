// ORMLQ: where it is computed. Arguments and documentation: ormlq.spec.ts.

import { front } from '../../runtime/front.ts';
import { ormlqCpu } from './ormlq.cpu.ts';
import { ormlqGpu } from './ormlq.gpu.ts';
import { ormlqSpec } from './ormlq.spec.ts';

export const ormlq = /* @__PURE__ */ front(ormlqSpec, ormlqCpu, ormlqGpu);
