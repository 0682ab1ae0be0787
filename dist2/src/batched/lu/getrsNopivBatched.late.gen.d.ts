export { getrsNopivBatchedGpu as compute } from './getrsNopivBatched.gpu.ts';
