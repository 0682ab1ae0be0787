export { herkBatchedGpu as compute } from './herkBatched.gpu.ts';
