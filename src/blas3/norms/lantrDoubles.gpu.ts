// LANTR of doubles on the GPU: LANGE's, on one triangle.
import type { Bound } from '../../core/args.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueNormDoubles } from './langeDoubles.gpu.ts';
import type { LantrArgs } from './routines.gen.ts';

export function lantrDoubles(queue: Queue, a: Bound<LantrArgs<'d' | 'z'>>): void {
  const operands = { A: deviceMat(a.A, a.lda), result: deviceMat(a.result, 1) };
  const shape = { norm: a.norm, uplo: a.uplo, diag: a.diag, symmetric: false, m: a.m, n: a.n } as const;
  enqueueNormDoubles(queue, a.routine, { ...shape, ...operands });
}
