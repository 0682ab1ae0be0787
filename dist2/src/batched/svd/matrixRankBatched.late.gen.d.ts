export { matrixRankBatchedGpu as compute } from './matrixRankBatched.gpu.ts';
