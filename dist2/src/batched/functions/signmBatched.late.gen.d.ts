export { signmBatchedGpu as compute } from './signmBatched.gpu.ts';
