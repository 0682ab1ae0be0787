export { hetrsNopivBatchedGpu as compute } from './hetrsNopivBatched.gpu.ts';
