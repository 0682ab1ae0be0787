// HETRSNOPIV on the CPU backend: as SYTRSNOPIV, with conjugates across the diagonal.
import { solveNopivCpu } from './sytrsNopiv.cpu.js';
export const hetrsNopivCpu = solveNopivCpu('c');
