export { lstmForwardGpu as compute } from './lstmForward.gpu.ts';
