export { qrBatchedGpu as compute } from './qrBatched.gpu.ts';
