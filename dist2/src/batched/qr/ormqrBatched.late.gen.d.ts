export { ormqrBatchedGpu as compute } from './ormqrBatched.gpu.ts';
