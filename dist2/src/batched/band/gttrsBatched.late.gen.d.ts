export { gttrsBatchedGpu as compute } from './gttrsBatched.gpu.ts';
