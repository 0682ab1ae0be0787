import { sqrtmRef } from './sqrtm.ref.js';
import { runIteration } from './squares.cpu.js';
export const sqrtmBatchedCpu = (queue, a) => runIteration(queue, a, (s, A, C) => sqrtmRef(s.n, A, C, s));
