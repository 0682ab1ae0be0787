export { hetrfNopivBatchedGpu as compute } from './hetrfNopivBatched.gpu.ts';
