export { invrootBatchedGpu as compute } from './invrootBatched.gpu.ts';
