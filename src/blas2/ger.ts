// GER: where it is computed. Arguments and documentation: ger.spec.ts.

import { front } from '../runtime/front.ts';
import { gerCpu } from './ger.cpu.ts';
import { gerGpu } from './ger.gpu.ts';
import { gerSpec } from './ger.spec.ts';

export const ger = /* @__PURE__ */ front(gerSpec, gerCpu, gerGpu);
