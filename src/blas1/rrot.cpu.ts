// RROT on the CPU backend: rot's way of a real s.
import { rotCpu } from './rot.cpu.ts';

export const rrotCpu = rotCpu;
