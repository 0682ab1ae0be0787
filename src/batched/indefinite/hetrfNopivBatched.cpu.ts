// Hermitian L D L^H without pivoting of a batch: as the symmetric ones, whose text conjugates.
import { sytrfNopivBatchedCpu } from './sytrfNopivBatched.cpu.ts';

export const hetrfNopivBatchedCpu = sytrfNopivBatchedCpu;
