// POCON of a batch: where it is computed. Arguments and documentation: poconBatched.spec.ts.
import { batchedFront } from '../../runtime/front.js';
import { later } from '../../runtime/later.js';
import { rowsFit } from '../vectorSizes.js';
import { poconBatchedCpu } from './poconBatched.cpu.js';
import { poconForms } from './poconBatched.spec.js';
export const pocon = /* @__PURE__ */ batchedFront(poconForms, poconBatchedCpu, later(() => import('./poconBatched.late.gen.js')), {
    fits: (queue, a) => rowsFit(queue, a.n, a.prec),
});
