export { softmaxBackwardGpu as compute } from './softmaxBackward.gpu.ts';
