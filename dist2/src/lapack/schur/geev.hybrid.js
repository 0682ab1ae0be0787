import { because } from '../factorPlan.js';
import { geevCpu } from './geev.cpu.js';
import { IN_TWO, reducedOnGpu, whyReducedOnCpu } from './reduced.hybrid.js';
export function geevHybrid(queue, a) {
    const why = whyReducedOnCpu(queue, a.n, a.prec);
    return why === undefined ? geevInTwo(queue, a) : geevCpu(queue, because(a, { why }));
}
/** With the Hessenberg form of the GPU, whatever that costs. */
export function geevInTwo(queue, a) {
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'gehrd_product and gehrd_column', why: IN_TWO.gpu });
    return geevCpu(queue, because(a, { why: IN_TWO.cpu }), (A, vectors) => reducedOnGpu(queue, a.n, 'b', A, vectors));
}
