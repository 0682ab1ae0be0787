import { normGradientGpu } from './norm.gpu.js';
export function rmsNormBackwardGpu(queue, a) {
    normGradientGpu(queue, a);
}
