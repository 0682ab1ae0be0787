export { gesvRefinedBatchedGpu as compute } from './gesvRefinedBatched.gpu.ts';
