// IAMAX: where it is computed. Arguments and documentation: iamax.spec.ts.

import { valued } from '../runtime/front.ts';
import { iamaxCpu } from './iamax.cpu.ts';
import { iamaxGpu } from './iamax.gpu.ts';
import { iamaxSpec } from './iamax.spec.ts';

export const iamax = /* @__PURE__ */ valued(iamaxSpec, iamaxCpu, iamaxGpu);
