// LARFT: where it is computed. Arguments and documentation: larft.spec.ts.

import { front } from '../../runtime/front.ts';
import { larftCpu } from './larft.cpu.ts';
import { larftGpu } from './larft.gpu.ts';
import { larftSpec } from './larft.spec.ts';

export const larft = /* @__PURE__ */ front(larftSpec, larftCpu, larftGpu);
