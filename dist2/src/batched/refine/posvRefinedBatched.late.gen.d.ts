export { posvRefinedBatchedGpu as compute } from './posvRefinedBatched.gpu.ts';
