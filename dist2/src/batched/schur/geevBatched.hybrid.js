// GEEV of a batch on a GPU context: of ragged batches matrices that no workgroup takes are computed on the CPU, behind the others, so
// that a matrix goes the same way in any company.
import { denseOrders, MOST_ORDER } from './denseSizes.js';
import { geevBatchedCpu } from './geevBatched.cpu.js';
import { geevBatchedGpu } from './geevBatched.gpu.js';
export function geevBatchedHybrid(queue, a) {
    const taken = denseOrders(a.n);
    geevBatchedGpu(queue, taken === undefined ? a : { ...a, n: taken });
    return taken && geevBatchedCpu(queue, { ...a, above: MOST_ORDER });
}
