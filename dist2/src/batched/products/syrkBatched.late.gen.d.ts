export { syrkBatchedGpu as compute } from './syrkBatched.gpu.ts';
