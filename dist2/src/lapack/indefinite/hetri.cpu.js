// HETRI on the CPU backend: as SYTRI, with conjugates across the diagonal.
import { bunchKaufmanInverseCpu } from './sytri.cpu.js';
export const hetriCpu = bunchKaufmanInverseCpu('c');
