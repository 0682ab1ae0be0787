import { indefiniteGpu } from './sysv.gpu.js';
export const hesvGpu = (queue, a) => indefiniteGpu(queue, a, 'c');
