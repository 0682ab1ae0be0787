export { geqrfBatchedGpu as compute } from './geqrfBatched.gpu.ts';
