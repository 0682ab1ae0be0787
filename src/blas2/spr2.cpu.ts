// SPR2 on the CPU backend: the reference, on the operands' host copies.
import type { Prec } from '../core/field.ts';
import { byReference } from './reference.cpu.ts';
import type { Spr2Args } from './routines.gen.ts';
import { spr2Ref } from './spr2.ref.ts';

export const spr2Cpu = byReference<Spr2Args<Prec>>('A', (a, AP, x, y) => spr2Ref(a.uplo, a.n, a.alpha, x, y, AP));
