export { gemvGpu as compute } from './gemv.gpu.ts';
