export { matinvBatchedGpu as compute } from './matinvBatched.gpu.ts';
