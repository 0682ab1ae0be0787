export { laqheGpu as compute } from './laqhe.gpu.ts';
