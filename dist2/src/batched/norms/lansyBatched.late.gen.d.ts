export { lansyBatchedGpu as compute } from './lansyBatched.gpu.ts';
