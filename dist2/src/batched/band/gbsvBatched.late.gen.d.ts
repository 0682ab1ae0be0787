export { gbsvBatchedGpu as compute } from './gbsvBatched.gpu.ts';
