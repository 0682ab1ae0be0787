// GESVDA of a batch: where it is computed. Arguments and documentation: gesvdaBatched.spec.ts.
import { batchedFront } from '../../runtime/front.js';
import { later } from '../../runtime/later.js';
import { gesvdaBatchedCpu } from './gesvdaBatched.cpu.js';
import { gesvdaForms } from './gesvdaBatched.spec.js';
import { svdFits } from './svdSizes.js';
export const gesvda = /* @__PURE__ */ batchedFront(gesvdaForms, gesvdaBatchedCpu, later(() => import('./gesvdaBatched.late.gen.js')), { fits: svdFits });
