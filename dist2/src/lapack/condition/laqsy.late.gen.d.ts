export { laqsyGpu as compute } from './laqsy.gpu.ts';
