// TBMV: where it is computed. Arguments and documentation: tbmv.spec.ts.

import { front } from '../runtime/front.ts';
import { tbmvCpu } from './tbmv.cpu.ts';
import { tbmvGpu } from './tbmv.gpu.ts';
import { tbmvSpec } from './tbmv.spec.ts';

export const tbmv = /* @__PURE__ */ front(tbmvSpec, tbmvCpu, tbmvGpu);
