export { poolBackwardGpu as compute } from './poolBackward.gpu.ts';
