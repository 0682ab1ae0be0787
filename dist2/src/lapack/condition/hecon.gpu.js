import { bunchKaufmanConditionGpu } from './sycon.gpu.js';
export const heconGpu = (queue, a) => bunchKaufmanConditionGpu(queue, a, 'c');
