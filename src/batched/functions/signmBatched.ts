// SIGNM of a batch: where it is computed. Arguments and documentation: signmBatched.spec.ts.

import { batchedFront } from '../../runtime/front.ts';
import { later } from '../../runtime/later.ts';
import { bindFunction } from './functionForms.ts';
import { signmBatchedCpu } from './signmBatched.cpu.ts';
import { signmForms } from './signmBatched.spec.ts';
import { squaresFit } from './squareSizes.ts';

export const signm = /* @__PURE__ */ batchedFront(
  signmForms,
  signmBatchedCpu,
  later(() => import('./signmBatched.late.gen.ts')),
  { bind: bindFunction, fits: squaresFit },
);
