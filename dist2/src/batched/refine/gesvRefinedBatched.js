// GESVREFINED of a batch: where it is computed. Arguments and documentation: gesvRefinedBatched.spec.ts.
import { batchedFront } from '../../runtime/front.js';
import { later } from '../../runtime/later.js';
import { rowsFit } from '../vectorSizes.js';
import { gesvRefinedBatchedCpu } from './gesvRefinedBatched.cpu.js';
import { gesvRefinedForms } from './gesvRefinedBatched.spec.js';
export const gesvRefined = /* @__PURE__ */ batchedFront(gesvRefinedForms, gesvRefinedBatchedCpu, later(() => import('./gesvRefinedBatched.late.gen.js')), { fits: (queue, a) => rowsFit(queue, a.n, a.prec) });
