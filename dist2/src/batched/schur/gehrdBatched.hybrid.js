// GEHRD of a batch on a GPU context: of ragged batches matrices that no workgroup takes are computed on the CPU, behind the others, so
// that a matrix goes the same way in any company.
import { denseOrders, MOST_ORDER } from './denseSizes.js';
import { gehrdBatchedCpu } from './gehrdBatched.cpu.js';
import { gehrdBatchedGpu } from './gehrdBatched.gpu.js';
export function gehrdBatchedHybrid(queue, a) {
    const taken = denseOrders(a.n);
    gehrdBatchedGpu(queue, taken === undefined ? a : { ...a, n: taken });
    return taken && gehrdBatchedCpu(queue, { ...a, above: MOST_ORDER });
}
