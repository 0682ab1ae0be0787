export { gemvBatchedGpu as compute } from './gemvBatched.gpu.ts';
