export { stedcBatchedGpu as compute } from './stedcBatched.gpu.ts';
