export { gesvdjBatchedGpu as compute } from './gesvdjBatched.gpu.ts';
