import { normGpu } from './norm.gpu.js';
export function rmsNormForwardGpu(queue, a) {
    normGpu(queue, a, false);
}
