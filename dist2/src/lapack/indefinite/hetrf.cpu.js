// HETRF on the CPU backend: as SYTRF, with conjugates across the diagonal.
import { bunchKaufmanCpu } from './sytrf.cpu.js';
export const hetrfCpu = bunchKaufmanCpu('c');
