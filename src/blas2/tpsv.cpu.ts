// TPSV on the CPU backend: the reference, on the operands' host copies.
import type { Prec } from '../core/field.ts';
import { byReference } from './reference.cpu.ts';
import type { TpsvArgs } from './routines.gen.ts';
import { tpsvRef } from './tpsv.ref.ts';

export const tpsvCpu = byReference<TpsvArgs<Prec>>('x', (a, AP, x) => tpsvRef(a.uplo, a.trans, a.diag, a.n, AP, x));
