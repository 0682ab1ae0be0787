// SYR2K: where it is computed. Arguments and documentation: syr2k.spec.ts.

import { front } from '../../runtime/front.ts';
import { syr2kCpu } from './syr2k.cpu.ts';
import { syr2kGpu } from './syr2k.gpu.ts';
import { syr2kSpec } from './syr2k.spec.ts';

export const syr2k = /* @__PURE__ */ front(syr2kSpec, syr2kCpu, syr2kGpu);
