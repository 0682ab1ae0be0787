export { polarBatchedGpu as compute } from './polarBatched.gpu.ts';
