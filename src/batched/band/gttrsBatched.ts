// GTTRS of a batch: where it is computed. Arguments and documentation: gttrsBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { gttrsBatchedCpu } from './gttrsBatched.cpu.ts';
import { gttrsBatchedGpu } from './gttrsBatched.gpu.ts';
import { gttrsForms } from './gttrsBatched.spec.ts';

export const gttrs = /* @__PURE__ */ batchedFront(gttrsForms, gttrsBatchedCpu, gttrsBatchedGpu);
