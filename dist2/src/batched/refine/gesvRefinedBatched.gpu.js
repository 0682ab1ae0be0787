import { refinedBatchedGpu } from './refinedBatched.gpu.js';
export const gesvRefinedBatchedGpu = (queue, a) => refinedBatchedGpu(queue, a, false);
