// GEEQU: where it is computed. Arguments and documentation: geequ.spec.ts.

import { front } from '../../runtime/front.ts';
import { geequCpu } from './geequ.cpu.ts';
import { geequGpu } from './geequ.gpu.ts';
import { geequSpec } from './geequ.spec.ts';

export const geequ = /* @__PURE__ */ front(geequSpec, geequCpu, geequGpu);
