import { mirroredGpu } from './symm.gpu.js';
export const hemmGpu = (queue, a) => mirroredGpu(queue, a, true);
