// Hermitian solutions from L D L^H without pivoting of a batch: as the symmetric ones, whose text conjugates.
import { sytrsNopivBatchedGpu } from './sytrsNopivBatched.gpu.ts';

export const hetrsNopivBatchedGpu = sytrsNopivBatchedGpu;
