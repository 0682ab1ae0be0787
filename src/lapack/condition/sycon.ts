// SYCON: where it is computed. Arguments and documentation: sycon.spec.ts.

import { front } from '../../runtime/front.ts';
import { syconCpu } from './sycon.cpu.ts';
import { syconGpu } from './sycon.gpu.ts';
import { syconSpec } from './sycon.spec.ts';

export const sycon = /* @__PURE__ */ front(syconSpec, syconCpu, syconGpu);
