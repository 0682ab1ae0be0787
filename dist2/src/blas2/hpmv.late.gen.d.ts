export { hpmvGpu as compute } from './hpmv.gpu.ts';
