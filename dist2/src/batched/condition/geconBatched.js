// GECON of a batch: where it is computed. Arguments and documentation: geconBatched.spec.ts.
import { batchedFront } from '../../runtime/front.js';
import { later } from '../../runtime/later.js';
import { rowsFit } from '../vectorSizes.js';
import { geconBatchedCpu } from './geconBatched.cpu.js';
import { geconForms } from './geconBatched.spec.js';
export const gecon = /* @__PURE__ */ batchedFront(geconForms, geconBatchedCpu, later(() => import('./geconBatched.late.gen.js')), {
    fits: (queue, a) => rowsFit(queue, a.n, a.prec),
});
