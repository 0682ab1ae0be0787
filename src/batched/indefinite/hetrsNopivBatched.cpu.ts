// Hermitian solutions from L D L^H without pivoting of a batch: as the symmetric ones, whose text conjugates.
import { sytrsNopivBatchedCpu } from './sytrsNopivBatched.cpu.ts';

export const hetrsNopivBatchedCpu = sytrsNopivBatchedCpu;
