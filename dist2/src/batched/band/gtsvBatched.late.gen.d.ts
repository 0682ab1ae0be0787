export { gtsvBatchedGpu as compute } from './gtsvBatched.gpu.ts';
