// LANHE of complex doubles on the GPU: LANGE's, on one triangle with a real diagonal.
import type { Bound } from '../../core/args.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueNormDoubles } from './langeDoubles.gpu.ts';
import type { LanheArgs } from './routines.gen.ts';

export function lanheDoubles(queue: Queue, a: Bound<LanheArgs<'z'>>): void {
  const operands = { A: deviceMat(a.A, a.lda), result: deviceMat(a.result, 1) };
  const kind = { norm: a.norm, uplo: a.uplo, diag: 'n', symmetric: true, hermitian: true } as const;
  enqueueNormDoubles(queue, a.routine, { ...kind, m: a.n, n: a.n, ...operands });
}
