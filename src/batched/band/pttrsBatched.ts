// PTTRS of a batch: where it is computed. Arguments and documentation: pttrsBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { pttrsBatchedCpu } from './pttrsBatched.cpu.ts';
import { pttrsBatchedGpu } from './pttrsBatched.gpu.ts';
import { pttrsForms } from './pttrsBatched.spec.ts';

export const pttrs = /* @__PURE__ */ batchedFront(pttrsForms, pttrsBatchedCpu, pttrsBatchedGpu);
