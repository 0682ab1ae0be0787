// HEMM on the CPU backend: as SYMM, with conjugates across the diagonal.
import { mirroredCpu } from './symm.cpu.js';
export const hemmCpu = mirroredCpu('c');
