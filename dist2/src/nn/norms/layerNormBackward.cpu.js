import { normGradientCpu } from './norm.cpu.js';
export const layerNormBackwardCpu = (queue, a) => normGradientCpu(queue, a);
