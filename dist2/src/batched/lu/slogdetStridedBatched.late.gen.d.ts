export { slogdetStridedBatchedGpu as compute } from './slogdetStridedBatched.gpu.ts';
