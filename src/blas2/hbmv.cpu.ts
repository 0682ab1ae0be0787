// HBMV on the CPU backend: the reference, on the operands' host copies.
import type { ComplexPrec } from '../core/field.ts';
import { hbmvRef } from './hbmv.ref.ts';
import { byReference } from './reference.cpu.ts';
import type { HbmvArgs } from './routines.gen.ts';

export const hbmvCpu = byReference<HbmvArgs<ComplexPrec>>('y', (a, A, x, y) =>
  hbmvRef(a.uplo, a.n, a.k, a.alpha, A, x, a.beta, y),
);
