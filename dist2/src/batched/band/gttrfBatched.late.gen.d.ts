export { gttrfBatchedGpu as compute } from './gttrfBatched.gpu.ts';
