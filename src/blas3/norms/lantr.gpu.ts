// LANTR on the GPU: LANGE's, on one triangle.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueNorm, noteNorm } from './lange.gpu.ts';
import type { LantrArgs } from './routines.gen.ts';

export function lantrGpu(queue: Queue, a: Bound<LantrArgs<Prec>>): void {
  noteNorm(queue, a.routine);
  const operands = { A: deviceMat(a.A, a.lda), result: deviceMat(a.result, 1) };
  enqueueNorm(queue, { norm: a.norm, uplo: a.uplo, diag: a.diag, symmetric: false, m: a.m, n: a.n, ...operands });
}
