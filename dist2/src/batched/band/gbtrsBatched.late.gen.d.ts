export { gbtrsBatchedGpu as compute } from './gbtrsBatched.gpu.ts';
