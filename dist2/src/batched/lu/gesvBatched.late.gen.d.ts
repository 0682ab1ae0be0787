export { gesvBatchedGpu as compute } from './gesvBatched.gpu.ts';
