// GEAM: where it is computed. Arguments and documentation: geam.spec.ts.

import { front } from '../../runtime/front.ts';
import { geamCpu } from './geam.cpu.ts';
import { geamGpu } from './geam.gpu.ts';
import { geamSpec } from './geam.spec.ts';

export const geam = /* @__PURE__ */ front(geamSpec, geamCpu, geamGpu);
