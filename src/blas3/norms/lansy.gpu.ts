// LANSY on the GPU: LANGE's, on one triangle.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueNorm, noteNorm } from './lange.gpu.ts';
import type { LansyArgs } from './routines.gen.ts';

export function lansyGpu(queue: Queue, a: Bound<LansyArgs<Prec>>): void {
  noteNorm(queue, a.routine);
  const operands = { A: deviceMat(a.A, a.lda), result: deviceMat(a.result, 1) };
  enqueueNorm(queue, { norm: a.norm, uplo: a.uplo, diag: 'n', symmetric: true, m: a.n, n: a.n, ...operands });
}
