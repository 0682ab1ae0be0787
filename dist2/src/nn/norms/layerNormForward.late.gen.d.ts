export { layerNormForwardGpu as compute } from './layerNormForward.gpu.ts';
