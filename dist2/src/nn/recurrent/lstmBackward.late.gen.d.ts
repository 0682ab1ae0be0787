export { lstmBackwardGpu as compute } from './lstmBackward.gpu.ts';
