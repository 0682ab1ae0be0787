// POSVREFINED of a batch: where it is computed. Arguments and documentation: posvRefinedBatched.spec.ts.
import { batchedFront } from '../../runtime/front.js';
import { later } from '../../runtime/later.js';
import { rowsFit } from '../vectorSizes.js';
import { posvRefinedBatchedCpu } from './posvRefinedBatched.cpu.js';
import { posvRefinedForms } from './posvRefinedBatched.spec.js';
export const posvRefined = /* @__PURE__ */ batchedFront(posvRefinedForms, posvRefinedBatchedCpu, later(() => import('./posvRefinedBatched.late.gen.js')), { fits: (queue, a) => rowsFit(queue, a.n, a.prec) });
