// SYR2: where it is computed. Arguments and documentation: syr2.spec.ts.

import { front } from '../runtime/front.ts';
import { syr2Cpu } from './syr2.cpu.ts';
import { syr2Gpu } from './syr2.gpu.ts';
import { syr2Spec } from './syr2.spec.ts';

export const syr2 = /* @__PURE__ */ front(syr2Spec, syr2Cpu, syr2Gpu);
