// TBMV on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import type { RealMat } from '../core/matrix.ts';
import { hostMat, hostVector } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import type { TbmvArgs } from './routines.gen.ts';
import { tbmvRef } from './tbmv.ref.ts';
import { vectorRef } from './vector.ref.ts';

export async function tbmvCpu(queue: Queue, a: Bound<TbmvArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [A, x] = await Promise.all([hostMat(a.A, a.lda, 'read'), hostVector(a.x, 'write')]);
  tbmvRef(a.uplo, a.trans, a.diag, a.n, a.k, A as RealMat, vectorRef(x as RealMat, a.n, a.incx));
}
