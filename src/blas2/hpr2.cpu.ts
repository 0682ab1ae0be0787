// HPR2 on the CPU backend: the reference, on the operands' host copies.
import type { ComplexPrec } from '../core/field.ts';
import { hpr2Ref } from './hpr2.ref.ts';
import { byReference } from './reference.cpu.ts';
import type { Hpr2Args } from './routines.gen.ts';

export const hpr2Cpu = byReference<Hpr2Args<ComplexPrec>>('A', (a, AP, x, y) =>
  hpr2Ref(a.uplo, a.n, a.alpha, x, y, AP),
);
