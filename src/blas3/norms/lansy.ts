// LANSY: where it is computed. Arguments and documentation: lansy.spec.ts.

import { valued } from '../../runtime/front.ts';
import { lansyCpu } from './lansy.cpu.ts';
import { lansyGpu } from './lansy.gpu.ts';
import { lansySpec } from './lansy.spec.ts';

export const lansy = /* @__PURE__ */ valued(lansySpec, lansyCpu, lansyGpu);
