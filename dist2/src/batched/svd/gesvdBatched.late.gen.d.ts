export { gesvdBatchedGpu as compute } from './gesvdBatched.gpu.ts';
