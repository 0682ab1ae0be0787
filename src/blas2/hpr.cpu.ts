// HPR on the CPU backend: the reference, on the operands' host copies.
import type { ComplexPrec } from '../core/field.ts';
import { hprRef } from './hpr.ref.ts';
import { byReference } from './reference.cpu.ts';
import type { HprArgs } from './routines.gen.ts';

export const hprCpu = byReference<HprArgs<ComplexPrec>>('A', (a, AP, x) => hprRef(a.uplo, a.n, a.alpha, x, AP));
