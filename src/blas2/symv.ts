// SYMV: where it is computed. Arguments and documentation: symv.spec.ts.

import { front } from '../runtime/front.ts';
import { symvCpu } from './symv.cpu.ts';
import { symvGpu } from './symv.gpu.ts';
import { symvSpec } from './symv.spec.ts';

export const symv = /* @__PURE__ */ front(symvSpec, symvCpu, symvGpu);
