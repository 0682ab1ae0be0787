// LAQSY on the GPU: LAQGE's kernel, on one triangle.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueLaqge, noteLaqge } from './laqge.gpu.ts';
import type { LaqsyArgs } from './laqsy.ts';

export function laqsyGpu(queue: Queue, a: Bound<LaqsyArgs<Prec>>): void {
  noteLaqge(queue, a.routine);
  const [r, scalars, equed] = [deviceMat(a.s, 1), deviceMat(a.scalars, 1), deviceMat(a.equed, 1)];
  enqueueLaqge(queue, { uplo: a.uplo, m: a.n, n: a.n, A: deviceMat(a.A, a.lda), r, scalars, equed });
}
