// ORMQR of a batch: where it is computed. Arguments and documentation: ormqrBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { ormqrBatchedCpu } from './ormqrBatched.cpu.ts';
import { ormqrBatchedGpu } from './ormqrBatched.gpu.ts';
import { ormqrForms } from './ormqrBatched.spec.ts';

export const ormqr = /* @__PURE__ */ batchedFront(ormqrForms, ormqrBatchedCpu, ormqrBatchedGpu);
