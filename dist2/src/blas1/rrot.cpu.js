// RROT on the CPU backend: rot's way of a real s.
import { rotCpu } from './rot.cpu.js';
export const rrotCpu = rotCpu;
