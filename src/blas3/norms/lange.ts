// LANGE: where it is computed. Arguments and documentation: lange.spec.ts.

import { valued } from '../../runtime/front.ts';
import { langeCpu } from './lange.cpu.ts';
import { langeGpu } from './lange.gpu.ts';
import { langeSpec } from './lange.spec.ts';

export const lange = /* @__PURE__ */ valued(langeSpec, langeCpu, langeGpu);
