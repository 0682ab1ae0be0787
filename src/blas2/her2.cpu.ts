// HER2 on the CPU backend: the reference, on the operands' host copies.
import type { ComplexPrec } from '../core/field.ts';
import { her2Ref } from './her2.ref.ts';
import { byReference } from './reference.cpu.ts';
import type { Her2Args } from './routines.gen.ts';

export const her2Cpu = byReference<Her2Args<ComplexPrec>>('A', (a, A, x, y) => her2Ref(a.uplo, a.n, a.alpha, x, y, A));
