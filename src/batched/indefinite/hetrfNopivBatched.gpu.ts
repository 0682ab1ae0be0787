// Hermitian L D L^H without pivoting of a batch: as the symmetric ones, whose text conjugates.
import { sytrfNopivBatchedGpu } from './sytrfNopivBatched.gpu.ts';

export const hetrfNopivBatchedGpu = sytrfNopivBatchedGpu;
