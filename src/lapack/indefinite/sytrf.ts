// SYTRF: where it is computed. Arguments and documentation: sytrf.spec.ts.

import { front } from '../../runtime/front.ts';
import { sytrfCpu } from './sytrf.cpu.ts';
import { sytrfGpu } from './sytrf.gpu.ts';
import { sytrfSpec } from './sytrf.spec.ts';

export const sytrf = /* @__PURE__ */ front(sytrfSpec, sytrfCpu, sytrfGpu);
