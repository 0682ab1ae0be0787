export { pttrfBatchedGpu as compute } from './pttrfBatched.gpu.ts';
