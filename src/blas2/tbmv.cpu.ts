// TBMV on the CPU backend: the reference, on the operands' host copies.
import type { Prec } from '../core/field.ts';
import { byReference } from './reference.cpu.ts';
import type { TbmvArgs } from './routines.gen.ts';
import { tbmvRef } from './tbmv.ref.ts';

export const tbmvCpu = byReference<TbmvArgs<Prec>>('x', (a, A, x) => tbmvRef(a.uplo, a.trans, a.diag, a.n, a.k, A, x));
