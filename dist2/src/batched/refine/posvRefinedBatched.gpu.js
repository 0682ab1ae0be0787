import { refinedBatchedGpu } from './refinedBatched.gpu.js';
export const posvRefinedBatchedGpu = (queue, a) => refinedBatchedGpu(queue, a, true);
