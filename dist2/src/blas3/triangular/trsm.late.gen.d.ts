export { trsmGpu as compute } from './trsm.gpu.ts';
