export { gruBackwardGpu as compute } from './gruBackward.gpu.ts';
