export { geconBatchedGpu as compute } from './geconBatched.gpu.ts';
