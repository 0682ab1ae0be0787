export { sqrtmBatchedGpu as compute } from './sqrtmBatched.gpu.ts';
