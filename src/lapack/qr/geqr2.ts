// GEQR2: where it is computed. Arguments and documentation: geqr2.spec.ts.

import { front } from '../../runtime/front.ts';
import { geqr2Cpu } from './geqr2.cpu.ts';
import { geqr2Gpu } from './geqr2.gpu.ts';
import { geqr2Spec } from './geqr2.spec.ts';

export const geqr2 = /* @__PURE__ */ front(geqr2Spec, geqr2Cpu, geqr2Gpu);
