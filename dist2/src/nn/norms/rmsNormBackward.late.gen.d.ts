export { rmsNormBackwardGpu as compute } from './rmsNormBackward.gpu.ts';
