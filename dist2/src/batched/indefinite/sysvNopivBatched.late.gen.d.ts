export { sysvNopivBatchedGpu as compute } from './sysvNopivBatched.gpu.ts';
