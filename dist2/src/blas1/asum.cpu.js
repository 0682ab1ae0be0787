// ASUM on the CPU backend: the engine's kernel for contexts' own memory, else the reference.
import { asumRef } from './asum.ref.js';
import { sumOf } from './level1.cpu.js';
import { reduced } from './reductions.cpu.js';
export const asumCpu = reduced((v) => sumOf(v, 'asum'), asumRef);
