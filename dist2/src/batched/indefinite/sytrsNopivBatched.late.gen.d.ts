export { sytrsNopivBatchedGpu as compute } from './sytrsNopivBatched.gpu.ts';
