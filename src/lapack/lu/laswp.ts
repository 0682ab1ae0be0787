// LASWP: where it is computed. Arguments and documentation: laswp.spec.ts.

import { front } from '../../runtime/front.ts';
import { laswpCpu } from './laswp.cpu.ts';
import { laswpGpu } from './laswp.gpu.ts';
import { laswpSpec } from './laswp.spec.ts';

export const laswp = /* @__PURE__ */ front(laswpSpec, laswpCpu, laswpGpu);
