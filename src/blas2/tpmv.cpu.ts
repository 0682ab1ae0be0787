// TPMV on the CPU backend: the reference, on the operands' host copies.
import type { Prec } from '../core/field.ts';
import { byReference } from './reference.cpu.ts';
import type { TpmvArgs } from './routines.gen.ts';
import { tpmvRef } from './tpmv.ref.ts';

export const tpmvCpu = byReference<TpmvArgs<Prec>>('x', (a, AP, x) => tpmvRef(a.uplo, a.trans, a.diag, a.n, AP, x));
