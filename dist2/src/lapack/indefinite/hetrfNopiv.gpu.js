import { factorNopivGpu } from './sytrfNopiv.gpu.js';
export const hetrfNopivGpu = (queue, a) => factorNopivGpu(queue, a, 'c');
