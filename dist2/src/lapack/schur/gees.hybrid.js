import { because } from '../factorPlan.js';
import { geesCpu } from './gees.cpu.js';
import { IN_TWO, reducedOnGpu, whyReducedOnCpu } from './reduced.hybrid.js';
export function geesHybrid(queue, a) {
    const why = whyReducedOnCpu(queue, a.n, a.prec);
    return why === undefined ? geesInTwo(queue, a) : geesCpu(queue, because(a, { why }));
}
/** With the Hessenberg form of the GPU, whatever that costs. */
export function geesInTwo(queue, a) {
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'gehrd_product and gehrd_column', why: IN_TWO.gpu });
    return geesCpu(queue, because(a, { why: IN_TWO.cpu }), (A, vectors) => reducedOnGpu(queue, a.n, 'p', A, vectors));
}
