import { bunchKaufmanSolveGpu } from './sytrs.gpu.js';
export const hetrsGpu = (queue, a) => bunchKaufmanSolveGpu(queue, a, 'c');
