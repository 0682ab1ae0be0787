// TRTRS: where it is computed. Arguments and documentation: trtrs.spec.ts.

import { front } from '../../runtime/front.ts';
import { trtrsCpu } from './trtrs.cpu.ts';
import { trtrsGpu } from './trtrs.gpu.ts';
import { trtrsSpec } from './trtrs.spec.ts';

export const trtrs = /* @__PURE__ */ front(trtrsSpec, trtrsCpu, trtrsGpu);
