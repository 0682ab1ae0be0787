// ORGQR of a batch: where it is computed. Arguments and documentation: orgqrBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { orgqrBatchedCpu } from './orgqrBatched.cpu.ts';
import { orgqrBatchedGpu } from './orgqrBatched.gpu.ts';
import { orgqrForms } from './orgqrBatched.spec.ts';

export const orgqr = /* @__PURE__ */ batchedFront(orgqrForms, orgqrBatchedCpu, orgqrBatchedGpu);
