import { bunchKaufmanGpu } from './sytrf.gpu.js';
export const hetrfGpu = (queue, a) => bunchKaufmanGpu(queue, a, 'c');
