// HETRFNOPIV on the CPU backend: as SYTRFNOPIV, with conjugates across the diagonal.
import { factorNopivCpu } from './sytrfNopiv.cpu.js';
export const hetrfNopivCpu = factorNopivCpu('c');
