export { ptsvBatchedGpu as compute } from './ptsvBatched.gpu.ts';
