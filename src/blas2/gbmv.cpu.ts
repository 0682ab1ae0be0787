// GBMV on the CPU backend: the reference, on the operands' host copies.
import type { Prec } from '../core/field.ts';
import { gbmvRef } from './gbmv.ref.ts';
import { byReference } from './reference.cpu.ts';
import type { GbmvArgs } from './routines.gen.ts';

export const gbmvCpu = byReference<GbmvArgs<Prec>>('y', (a, A, x, y) =>
  gbmvRef(a.trans, a.m, a.n, a.kl, a.ku, a.alpha, A, x, a.beta, y),
);
