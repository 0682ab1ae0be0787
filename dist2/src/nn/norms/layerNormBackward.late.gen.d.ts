export { layerNormBackwardGpu as compute } from './layerNormBackward.gpu.ts';
