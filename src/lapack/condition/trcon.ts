// TRCON: where it is computed. Arguments and documentation: trcon.spec.ts.

import { front } from '../../runtime/front.ts';
import { trconCpu } from './trcon.cpu.ts';
import { trconGpu } from './trcon.gpu.ts';
import { trconSpec } from './trcon.spec.ts';

export const trcon = /* @__PURE__ */ front(trconSpec, trconCpu, trconGpu);
