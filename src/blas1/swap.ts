// SWAP: where it is computed. Arguments and documentation: swap.spec.ts.

import { front } from '../runtime/front.ts';
import { swapCpu } from './swap.cpu.ts';
import { swapGpu } from './swap.gpu.ts';
import { swapSpec } from './swap.spec.ts';

export const swap = /* @__PURE__ */ front(swapSpec, swapCpu, swapGpu);
