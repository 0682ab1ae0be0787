export { laqgeGpu as compute } from './laqge.gpu.ts';
