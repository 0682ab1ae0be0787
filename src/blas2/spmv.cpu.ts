// SPMV on the CPU backend: the reference, on the operands' host copies.
import type { Prec } from '../core/field.ts';
import { byReference } from './reference.cpu.ts';
import type { SpmvArgs } from './routines.gen.ts';
import { spmvRef } from './spmv.ref.ts';

export const spmvCpu = byReference<SpmvArgs<Prec>>('y', (a, AP, x, y) =>
  spmvRef(a.uplo, a.n, a.alpha, AP, x, a.beta, y),
);
