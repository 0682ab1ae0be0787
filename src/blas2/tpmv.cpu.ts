// TPMV on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import type { RealMat } from '../core/matrix.ts';
import { hostVector } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import type { TpmvArgs } from './routines.gen.ts';
import { tpmvRef } from './tpmv.ref.ts';
import { vectorRef } from './vector.ref.ts';

export async function tpmvCpu(queue: Queue, a: Bound<TpmvArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [AP, x] = await Promise.all([hostVector(a.AP, 'read'), hostVector(a.x, 'write')]);
  tpmvRef(a.uplo, a.trans, a.diag, a.n, AP as RealMat, vectorRef(x as RealMat, a.n, a.incx));
}
