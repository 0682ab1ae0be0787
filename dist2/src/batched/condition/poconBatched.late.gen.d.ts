export { poconBatchedGpu as compute } from './poconBatched.gpu.ts';
