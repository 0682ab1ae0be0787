// LAG2H: where it is computed. Arguments and documentation: lag2h.spec.ts.

import { front } from '../../runtime/front.ts';
import { lag2hCpu } from './lag2h.cpu.ts';
import { lag2hGpu } from './lag2h.gpu.ts';
import { lag2hSpec } from './lag2h.spec.ts';

export const lag2h = /* @__PURE__ */ front(lag2hSpec, lag2hCpu, lag2hGpu);
