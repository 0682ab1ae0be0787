export { rmsNormForwardGpu as compute } from './rmsNormForward.gpu.ts';
