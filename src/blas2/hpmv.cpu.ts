// HPMV on the CPU backend: the reference, on the operands' host copies.
import type { ComplexPrec } from '../core/field.ts';
import { hpmvRef } from './hpmv.ref.ts';
import { byReference } from './reference.cpu.ts';
import type { HpmvArgs } from './routines.gen.ts';

export const hpmvCpu = byReference<HpmvArgs<ComplexPrec>>('y', (a, AP, x, y) =>
  hpmvRef(a.uplo, a.n, a.alpha, AP, x, a.beta, y),
);
