// Hermitian systems by L D L^H without pivoting of a batch: as the symmetric ones, whose text conjugates.
import { sysvNopivBatchedCpu } from './sysvNopivBatched.cpu.ts';

export const hesvNopivBatchedCpu = sysvNopivBatchedCpu;
