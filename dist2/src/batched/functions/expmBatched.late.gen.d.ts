export { expmBatchedGpu as compute } from './expmBatched.gpu.ts';
