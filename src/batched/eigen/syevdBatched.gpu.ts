// SYEVD of a batch on the GPU: syev by its other name.
import { syevBatchedGpu } from './syevBatched.gpu.ts';

export const syevdBatchedGpu = syevBatchedGpu;
