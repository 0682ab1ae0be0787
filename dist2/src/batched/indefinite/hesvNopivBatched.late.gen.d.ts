export { hesvNopivBatchedGpu as compute } from './hesvNopivBatched.gpu.ts';
