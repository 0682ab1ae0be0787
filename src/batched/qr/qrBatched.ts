// QR of a batch: where it is computed. Arguments and documentation: qrBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { qrBatchedCpu } from './qrBatched.cpu.ts';
import { qrBatchedGpu } from './qrBatched.gpu.ts';
import { qrForms } from './qrBatched.spec.ts';

export const qr = /* @__PURE__ */ batchedFront(qrForms, qrBatchedCpu, qrBatchedGpu);
