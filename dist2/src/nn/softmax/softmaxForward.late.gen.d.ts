export { softmaxForwardGpu as compute } from './softmaxForward.gpu.ts';
