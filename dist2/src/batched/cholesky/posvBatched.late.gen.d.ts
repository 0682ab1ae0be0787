export { posvBatchedGpu as compute } from './posvBatched.gpu.ts';
