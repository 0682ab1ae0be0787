// SPR on the CPU backend: the reference, on the operands' host copies.
import type { Prec } from '../core/field.ts';
import { byReference } from './reference.cpu.ts';
import type { SprArgs } from './routines.gen.ts';
import { sprRef } from './spr.ref.ts';

export const sprCpu = byReference<SprArgs<Prec>>('A', (a, AP, x) => sprRef(a.uplo, a.n, a.alpha, x, AP));
