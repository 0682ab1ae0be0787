// ASUM: where it is computed. Arguments and documentation: asum.spec.ts.

import { valued } from '../runtime/front.ts';
import { asumCpu } from './asum.cpu.ts';
import { asumGpu } from './asum.gpu.ts';
import { asumSpec } from './asum.spec.ts';

export const asum = /* @__PURE__ */ valued(asumSpec, asumCpu, asumGpu);
