// LANGE, and with it LANSY, LANHE and LANTR, on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import type { Prec, SumOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import { hostMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { fieldMat } from '../../runtime/realMat.ts';
import { langeRef, type NormShape } from './lange.ref.ts';
import type { LangeArgs } from './routines.gen.ts';

export interface CpuNorm extends NormShape {
  readonly routine: string;
  readonly prec: Prec;
  readonly A: Ptr<Prec>;
  readonly lda: number;
  readonly result: Ptr<SumOf<Prec>>;
}

export const langeCpu = (queue: Queue, a: Bound<LangeArgs<Prec>>): Promise<void> =>
  normCpu(queue, { ...a, uplo: 'f', diag: 'n', symmetric: false });

export async function normCpu(queue: Queue, a: CpuNorm): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [A, result] = await Promise.all([fieldMat(a.A, a.m, a.n, a.lda, 'read'), hostMat(a.result, 1, 'write')]);
  result.data[result.off] = langeRef(a, A);
}
