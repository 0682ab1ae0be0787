export { syevxBatchedGpu as compute } from './syevxBatched.gpu.ts';
