// GBTRS of a batch: where it is computed. Arguments and documentation: gbtrsBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { gbtrsBatchedCpu } from './gbtrsBatched.cpu.ts';
import { gbtrsBatchedGpu } from './gbtrsBatched.gpu.ts';
import { gbtrsForms } from './gbtrsBatched.spec.ts';

export const gbtrs = /* @__PURE__ */ batchedFront(gbtrsForms, gbtrsBatchedCpu, gbtrsBatchedGpu);
