export { steqrBatchedGpu as compute } from './steqrBatched.gpu.ts';
