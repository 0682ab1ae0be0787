// PINV of a batch: where it is computed. Arguments and documentation: pinvBatched.spec.ts.
import { batchedFront } from '../../runtime/front.js';
import { later } from '../../runtime/later.js';
import { pinvBatchedCpu } from './pinvBatched.cpu.js';
import { pinvForms } from './pinvBatched.spec.js';
import { svdFits } from './svdSizes.js';
export const pinv = /* @__PURE__ */ batchedFront(pinvForms, pinvBatchedCpu, later(() => import('./pinvBatched.late.gen.js')), { fits: svdFits });
