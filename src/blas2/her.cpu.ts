// HER on the CPU backend: the reference, on the operands' host copies.
import type { ComplexPrec } from '../core/field.ts';
import { herRef } from './her.ref.ts';
import { byReference } from './reference.cpu.ts';
import type { HerArgs } from './routines.gen.ts';

export const herCpu = byReference<HerArgs<ComplexPrec>>('A', (a, A, x) => herRef(a.uplo, a.n, a.alpha, x, A));
