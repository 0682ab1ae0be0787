// HESVNOPIV on the CPU backend: as SYSVNOPIV, with conjugates across the diagonal.
import { nopivCpu } from './sysvNopiv.cpu.ts';

export const hesvNopivCpu = nopivCpu('c');
