import { normGradientCpu } from './norm.cpu.js';
export const rmsNormBackwardCpu = (queue, a) => normGradientCpu(queue, a);
