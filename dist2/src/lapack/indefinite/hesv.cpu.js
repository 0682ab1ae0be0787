// HESV on the CPU backend: as SYSV, with conjugates across the diagonal.
import { indefiniteCpu } from './sysv.cpu.js';
export const hesvCpu = indefiniteCpu('c');
