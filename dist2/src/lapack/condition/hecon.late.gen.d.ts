export { heconGpu as compute } from './hecon.gpu.ts';
