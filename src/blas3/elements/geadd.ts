// GEADD: where it is computed. Arguments and documentation: geadd.spec.ts.

import { front } from '../../runtime/front.ts';
import { geaddCpu } from './geadd.cpu.ts';
import { geaddGpu } from './geadd.gpu.ts';
import { geaddSpec } from './geadd.spec.ts';

export const geadd = /* @__PURE__ */ front(geaddSpec, geaddCpu, geaddGpu);
