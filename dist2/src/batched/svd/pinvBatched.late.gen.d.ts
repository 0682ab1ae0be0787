export { pinvBatchedGpu as compute } from './pinvBatched.gpu.ts';
