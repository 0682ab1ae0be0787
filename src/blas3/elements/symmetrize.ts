// SYMMETRIZE: where it is computed. Arguments and documentation: symmetrize.spec.ts.

import { front } from '../../runtime/front.ts';
import { symmetrizeCpu } from './symmetrize.cpu.ts';
import { symmetrizeGpu } from './symmetrize.gpu.ts';
import { symmetrizeSpec } from './symmetrize.spec.ts';

export const symmetrize = /* @__PURE__ */ front(symmetrizeSpec, symmetrizeCpu, symmetrizeGpu);
