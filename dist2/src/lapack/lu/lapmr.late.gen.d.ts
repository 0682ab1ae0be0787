export { lapmrGpu as compute } from './lapmr.gpu.ts';
