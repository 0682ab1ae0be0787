// GECON: where it is computed. Arguments and documentation: gecon.spec.ts.

import { front } from '../../runtime/front.ts';
import { geconCpu } from './gecon.cpu.ts';
import { geconGpu } from './gecon.gpu.ts';
import { geconSpec } from './gecon.spec.ts';

export const gecon = /* @__PURE__ */ front(geconSpec, geconCpu, geconGpu);
