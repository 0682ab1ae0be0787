// Hermitian systems by L D L^H without pivoting of a batch: as the symmetric ones, whose text conjugates.
import { sysvNopivBatchedGpu } from './sysvNopivBatched.gpu.ts';

export const hesvNopivBatchedGpu = sysvNopivBatchedGpu;
