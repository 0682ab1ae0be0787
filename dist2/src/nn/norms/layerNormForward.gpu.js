import { normGpu } from './norm.gpu.js';
export function layerNormForwardGpu(queue, a) {
    normGpu(queue, a, true);
}
