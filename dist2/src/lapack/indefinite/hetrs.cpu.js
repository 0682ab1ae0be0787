// HETRS on the CPU backend: as SYTRS, with conjugates across the diagonal.
import { bunchKaufmanSolveCpu } from './sytrs.cpu.js';
export const hetrsCpu = bunchKaufmanSolveCpu('c');
