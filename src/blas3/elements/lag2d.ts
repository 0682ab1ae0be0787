// LAG2D: where it is computed. Arguments and documentation: lag2d.spec.ts.

import { front } from '../../runtime/front.ts';
import { lag2dCpu } from './lag2d.cpu.ts';
import { lag2dSpec } from './lag2d.spec.ts';

export const lag2d = /* @__PURE__ */ front(lag2dSpec, lag2dCpu);
