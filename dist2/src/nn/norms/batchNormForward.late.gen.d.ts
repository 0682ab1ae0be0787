export { batchNormForwardGpu as compute } from './batchNormForward.gpu.ts';
