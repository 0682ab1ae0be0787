export { langeBatchedGpu as compute } from './langeBatched.gpu.ts';
