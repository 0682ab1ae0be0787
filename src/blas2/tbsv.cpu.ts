// TBSV on the CPU backend: the reference, on the operands' host copies.
import type { Prec } from '../core/field.ts';
import { byReference } from './reference.cpu.ts';
import type { TbsvArgs } from './routines.gen.ts';
import { tbsvRef } from './tbsv.ref.ts';

export const tbsvCpu = byReference<TbsvArgs<Prec>>('x', (a, A, x) => tbsvRef(a.uplo, a.trans, a.diag, a.n, a.k, A, x));
