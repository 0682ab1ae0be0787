// SYEVD of a batch on the CPU backend: syev by its other name.
import { syevBatchedCpu } from './syevBatched.cpu.js';
export const syevdBatchedCpu = syevBatchedCpu;
