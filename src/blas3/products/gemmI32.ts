// GEMMI32: where it is computed. Arguments and documentation: gemmI32.spec.ts.

import { front } from '../../runtime/front.ts';
import { gemmI32Cpu } from './gemmI32.cpu.ts';
import { gemmI32Gpu } from './gemmI32.gpu.ts';
import { gemmI32Spec } from './gemmI32.spec.ts';

export const gemmI32 = /* @__PURE__ */ front(gemmI32Spec, gemmI32Cpu, gemmI32Gpu);
