export { syevjBatchedGpu as compute } from './syevjBatched.gpu.ts';
