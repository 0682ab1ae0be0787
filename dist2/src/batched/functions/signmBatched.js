// SIGNM of a batch: where it is computed. Arguments and documentation: signmBatched.spec.ts.
import { batchedFront } from '../../runtime/front.js';
import { later } from '../../runtime/later.js';
import { bindFunction } from './functionForms.js';
import { signmBatchedCpu } from './signmBatched.cpu.js';
import { signmForms } from './signmBatched.spec.js';
import { squaresFit } from './squareSizes.js';
export const signm = /* @__PURE__ */ batchedFront(signmForms, signmBatchedCpu, later(() => import('./signmBatched.late.gen.js')), { bind: bindFunction, fits: squaresFit });
