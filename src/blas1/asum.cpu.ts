// ASUM on the CPU backend: the engine's kernel for contexts' own memory, else the reference.
import { asumRef } from './asum.ref.ts';
import { sumOf } from './level1.cpu.ts';
import { reduced } from './reductions.cpu.ts';

export const asumCpu = reduced((v) => sumOf(v, 'asum'), asumRef);
