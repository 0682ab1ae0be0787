// SBMV on the CPU backend: the reference, on the operands' host copies.
import type { Prec } from '../core/field.ts';
import { byReference } from './reference.cpu.ts';
import type { SbmvArgs } from './routines.gen.ts';
import { sbmvRef } from './sbmv.ref.ts';

export const sbmvCpu = byReference<SbmvArgs<Prec>>('y', (a, A, x, y) =>
  sbmvRef(a.uplo, a.n, a.k, a.alpha, A, x, a.beta, y),
);
