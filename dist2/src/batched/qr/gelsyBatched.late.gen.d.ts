export { gelsyBatchedGpu as compute } from './gelsyBatched.gpu.ts';
