import { bunchKaufmanInverseGpu } from './sytri.gpu.js';
export const hetriGpu = (queue, a) => bunchKaufmanInverseGpu(queue, a, 'c');
