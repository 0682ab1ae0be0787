export { gbtrfBatchedGpu as compute } from './gbtrfBatched.gpu.ts';
