import { nopivGpu } from './sysvNopiv.gpu.js';
export const hesvNopivGpu = (queue, a) => nopivGpu(queue, a, 'c');
