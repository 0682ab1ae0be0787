// HEMV on the CPU backend: the reference, on the operands' host copies.
import type { ComplexPrec } from '../core/field.ts';
import { hemvRef } from './hemv.ref.ts';
import { byReference } from './reference.cpu.ts';
import type { HemvArgs } from './routines.gen.ts';

export const hemvCpu = byReference<HemvArgs<ComplexPrec>>('y', (a, A, x, y) =>
  hemvRef(a.uplo, a.n, a.alpha, A, x, a.beta, y),
);
