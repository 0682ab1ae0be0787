export { getrfBatchedGpu as compute } from './getrfBatched.gpu.ts';
