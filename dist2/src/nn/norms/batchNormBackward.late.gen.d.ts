export { batchNormBackwardGpu as compute } from './batchNormBackward.gpu.ts';
