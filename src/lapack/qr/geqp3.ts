// GEQP3: where it is computed. Arguments and documentation: geqp3.spec.ts.

import { front } from '../../runtime/front.ts';
import { geqp3Cpu } from './geqp3.cpu.ts';
import { geqp3Gpu } from './geqp3.gpu.ts';
import { geqp3Spec } from './geqp3.spec.ts';

export const geqp3 = /* @__PURE__ */ front(geqp3Spec, geqp3Cpu, geqp3Gpu);
