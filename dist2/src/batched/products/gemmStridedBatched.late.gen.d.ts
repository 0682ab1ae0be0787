export { gemmStridedBatchedGpu as compute } from './gemmStridedBatched.gpu.ts';
