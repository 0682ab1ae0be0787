import { normCpu } from './norm.cpu.js';
export const layerNormForwardCpu = (queue, a) => normCpu(queue, a, true);
