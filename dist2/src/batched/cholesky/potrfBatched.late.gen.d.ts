export { potrfBatchedGpu as compute } from './potrfBatched.gpu.ts';
