import { normGradientGpu } from './norm.gpu.js';
export function layerNormBackwardGpu(queue, a) {
    normGradientGpu(queue, a);
}
