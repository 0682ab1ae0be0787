import { invrootRef } from './invroot.ref.js';
import { runIteration } from './squares.cpu.js';
export function invrootBatchedCpu(queue, a) {
    const root = { p: a.p, epsilon: a.epsilon };
    return runIteration(queue, a, (s, A, C) => invrootRef(s.n, root, A, C, s));
}
