export { poolForwardGpu as compute } from './poolForward.gpu.ts';
