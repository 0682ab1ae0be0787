export { tpmvGpu as compute } from './tpmv.gpu.ts';
