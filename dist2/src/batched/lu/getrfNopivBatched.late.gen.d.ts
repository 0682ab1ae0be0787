export { getrfNopivBatchedGpu as compute } from './getrfNopivBatched.gpu.ts';
