export { gemmGpu as compute } from './gemm.gpu.ts';
