// TRTRI: where it is computed. Arguments and documentation: trtri.spec.ts.

import { front } from '../../runtime/front.ts';
import { trtriCpu } from './trtri.cpu.ts';
import { trtriGpu } from './trtri.gpu.ts';
import { trtriSpec } from './trtri.spec.ts';

export const trtri = /* @__PURE__ */ front(trtriSpec, trtriCpu, trtriGpu);
