// POSVX: where it is computed. Arguments and documentation: posvx.spec.ts.

import { front } from '../../runtime/front.ts';
import { posvxCpu } from './posvx.cpu.ts';
import { posvxGpu } from './posvx.gpu.ts';
import { posvxSpec } from './posvx.spec.ts';

export const posvx = /* @__PURE__ */ front(posvxSpec, posvxCpu, posvxGpu);
