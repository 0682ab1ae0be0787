// LACPY: where it is computed. Arguments and documentation: lacpy.spec.ts.

import { front } from '../../runtime/front.ts';
import { lacpyCpu } from './lacpy.cpu.ts';
import { lacpyGpu } from './lacpy.gpu.ts';
import { lacpySpec } from './lacpy.spec.ts';

export const lacpy = /* @__PURE__ */ front(lacpySpec, lacpyCpu, lacpyGpu);
