// GEMMVBATCHED: where it is computed. Arguments and documentation: gemmVbatched.spec.ts.

import { front } from '../../runtime/front.ts';
import { gemmVbatchedCpu } from './gemmVbatched.cpu.ts';
import { gemmVbatchedGpu } from './gemmVbatched.gpu.ts';
import { gemmVbatchedSpec } from './gemmVbatched.spec.ts';

export const gemmVbatched = /* @__PURE__ */ front(gemmVbatchedSpec, gemmVbatchedCpu, gemmVbatchedGpu);
