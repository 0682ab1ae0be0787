// SYMM: where it is computed. Arguments and documentation: symm.spec.ts.

import { front } from '../../runtime/front.ts';
import { symmCpu } from './symm.cpu.ts';
import { symmGpu } from './symm.gpu.ts';
import { symmSpec } from './symm.spec.ts';

export const symm = /* @__PURE__ */ front(symmSpec, symmCpu, symmGpu);
