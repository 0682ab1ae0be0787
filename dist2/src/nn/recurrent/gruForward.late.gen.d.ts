export { gruForwardGpu as compute } from './gruForward.gpu.ts';
