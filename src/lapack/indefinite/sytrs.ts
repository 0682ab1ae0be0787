// SYTRS: where it is computed. Arguments and documentation: sytrs.spec.ts.

import { front } from '../../runtime/front.ts';
import { sytrsCpu } from './sytrs.cpu.ts';
import { sytrsGpu } from './sytrs.gpu.ts';
import { sytrsSpec } from './sytrs.spec.ts';

export const sytrs = /* @__PURE__ */ front(sytrsSpec, sytrsCpu, sytrsGpu);
