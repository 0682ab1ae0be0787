// LASCL: where it is computed. Arguments and documentation: lascl.spec.ts.

import { front } from '../../runtime/front.ts';
import { lasclCpu } from './lascl.cpu.ts';
import { lasclGpu } from './lascl.gpu.ts';
import { lasclSpec } from './lascl.spec.ts';

export const lascl = /* @__PURE__ */ front(lasclSpec, lasclCpu, lasclGpu);
