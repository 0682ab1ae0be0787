// HESVNOPIV on the CPU backend: as SYSVNOPIV, with conjugates across the diagonal.
import { nopivCpu } from './sysvNopiv.cpu.js';
export const hesvNopivCpu = nopivCpu('c');
