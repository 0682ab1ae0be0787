// HEMM on the CPU backend: as SYMM, with conjugates across the diagonal.
import { mirroredCpu } from './symm.cpu.ts';

export const hemmCpu = mirroredCpu('c');
