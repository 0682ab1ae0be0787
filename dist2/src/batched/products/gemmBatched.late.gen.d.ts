export { gemmBatchedGpu as compute } from './gemmBatched.gpu.ts';
