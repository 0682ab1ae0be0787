// LASET on the GPU: one kernel.
import type { Bound } from '../../core/args.ts';
import type { Prec, Scalar } from '../../core/field.ts';
import type { Uplo } from '../../core/matrix.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { LASET_COLS, LASET_ROWS, lasetKernel, lasetVariants } from './laset.kernels.ts';
import { partCode } from './part.ts';
import type { LasetArgs } from './routines.gen.ts';

export interface DeviceLaset {
  readonly uplo: Uplo | 'f';
  readonly m: number;
  readonly n: number;
  /** Off the diagonal, and on it. */
  readonly alpha: Scalar<Prec>;
  readonly beta: Scalar<Prec>;
  readonly A: DeviceMat;
}

export function lasetGpu(queue: Queue, a: Bound<LasetArgs<Prec>>): void {
  queue.note({
    routine: a.routine,
    backend: 'gpu',
    kernel: 'laset',
    why: 'limited by memory: one element per thread and column',
  });
  const { uplo, m, n, alpha, beta } = a;
  enqueueLaset(queue, { uplo, m, n, alpha, beta, A: deviceMat(a.A, a.lda) });
}

/** Enqueues A(i,j) := alpha off the diagonal, beta on it. */
export function enqueueLaset(queue: Queue, s: DeviceLaset): void {
  const params = { m: s.m, n: s.n, part: partCode[s.uplo], alpha: s.alpha, beta: s.beta, offA: s.A.off, lda: s.A.ld };
  queue.launch(lasetKernel, lasetVariants.of(s.A.data.type), { A: s.A.data }, params, [
    Math.ceil(s.m / LASET_ROWS),
    Math.ceil(s.n / LASET_COLS),
    1,
  ]);
}
