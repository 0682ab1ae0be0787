export { sytrfNopivBatchedGpu as compute } from './sytrfNopivBatched.gpu.ts';
