// LANSY of doubles on the GPU: LANGE's, on one triangle.
import type { Bound } from '../../core/args.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueNormDoubles } from './langeDoubles.gpu.ts';
import type { LansyArgs } from './routines.gen.ts';

export function lansyDoubles(queue: Queue, a: Bound<LansyArgs<'d' | 'z'>>): void {
  const operands = { A: deviceMat(a.A, a.lda), result: deviceMat(a.result, 1) };
  const shape = { norm: a.norm, uplo: a.uplo, diag: 'n', symmetric: true, m: a.n, n: a.n } as const;
  enqueueNormDoubles(queue, a.routine, { ...shape, ...operands });
}
