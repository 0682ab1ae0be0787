export { spmvGpu as compute } from './spmv.gpu.ts';
