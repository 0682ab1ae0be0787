// LAG2S: where it is computed. Arguments and documentation: lag2s.spec.ts.

import { front } from '../../runtime/front.ts';
import { lag2sCpu } from './lag2s.cpu.ts';
import { lag2sGpu } from './lag2s.gpu.ts';
import { lag2sSpec } from './lag2s.spec.ts';

export const lag2s = /* @__PURE__ */ front(lag2sSpec, lag2sCpu, lag2sGpu);
