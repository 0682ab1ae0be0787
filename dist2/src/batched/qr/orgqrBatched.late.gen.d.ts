export { orgqrBatchedGpu as compute } from './orgqrBatched.gpu.ts';
