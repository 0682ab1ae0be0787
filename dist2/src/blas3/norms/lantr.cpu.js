import { normCpu } from './lange.cpu.js';
export const lantrCpu = (queue, a) => normCpu(queue, { ...a, symmetric: false });
