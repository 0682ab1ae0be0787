import { normCpu } from './norm.cpu.js';
export const rmsNormForwardCpu = (queue, a) => normCpu(queue, a, false);
