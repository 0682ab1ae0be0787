// LANTR: where it is computed. Arguments and documentation: lantr.spec.ts.

import { valued } from '../../runtime/front.ts';
import { lantrCpu } from './lantr.cpu.ts';
import { lantrGpu } from './lantr.gpu.ts';
import { lantrSpec } from './lantr.spec.ts';

export const lantr = /* @__PURE__ */ valued(lantrSpec, lantrCpu, lantrGpu);
