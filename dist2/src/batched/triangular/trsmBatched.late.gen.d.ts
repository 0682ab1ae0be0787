export { trsmBatchedGpu as compute } from './trsmBatched.gpu.ts';
