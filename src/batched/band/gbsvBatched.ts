// GBSV of a batch: where it is computed. Arguments and documentation: gbsvBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { gbsvBatchedCpu } from './gbsvBatched.cpu.ts';
import { gbsvBatchedGpu } from './gbsvBatched.gpu.ts';
import { gbsvForms } from './gbsvBatched.spec.ts';

export const gbsv = /* @__PURE__ */ batchedFront(gbsvForms, gbsvBatchedCpu, gbsvBatchedGpu);
