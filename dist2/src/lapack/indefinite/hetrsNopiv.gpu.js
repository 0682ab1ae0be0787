import { solveNopivGpu } from './sytrsNopiv.gpu.js';
export const hetrsNopivGpu = (queue, a) => solveNopivGpu(queue, a, 'c');
