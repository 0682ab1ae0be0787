// LANHE on the GPU: LANGE's, on one triangle with a real diagonal.
import type { Bound } from '../../core/args.ts';
import type { ComplexPrec } from '../../core/field.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueNorm, noteNorm } from './lange.gpu.ts';
import type { LanheArgs } from './routines.gen.ts';

export function lanheGpu(queue: Queue, a: Bound<LanheArgs<ComplexPrec>>): void {
  noteNorm(queue, a.routine);
  const operands = { A: deviceMat(a.A, a.lda), result: deviceMat(a.result, 1) };
  const kind = { norm: a.norm, uplo: a.uplo, diag: 'n', symmetric: true, hermitian: true } as const;
  enqueueNorm(queue, { ...kind, m: a.n, n: a.n, ...operands });
}
