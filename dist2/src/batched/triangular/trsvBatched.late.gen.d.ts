export { trsvBatchedGpu as compute } from './trsvBatched.gpu.ts';
