// LAG2D where doubles live on the GPU: one kernel, which works by integers. Complex numbers are two rows each.
import type { Bound } from '../../core/args.ts';
import { isComplex } from '../../core/field.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { LAG2D_COLS, LAG2D_ROWS, lag2dKernel, lag2dVariants } from './lag2Doubles.kernels.ts';
import type { Lag2dArgs } from './routines.gen.ts';

export function lag2dGpu(queue: Queue, a: Bound<Lag2dArgs<'s' | 'c'>>): void {
  queue.note({ routine: a.routine, backend: 'gpu', kernel: lag2dKernel.name, why: 'limited by memory' });
  const [A, SA, SB] = [deviceMat(a.A, a.lda), deviceMat(a.SA, a.ldsa), a.SB && deviceMat(a.SB, a.ldsb)];
  enqueueLag2d(queue, { m: a.m, n: a.n, SA, A, SB });
}

export interface DeviceLag2d {
  readonly m: number;
  readonly n: number;
  readonly SA: DeviceMat;
  readonly A: DeviceMat;
  readonly SB?: DeviceMat | undefined;
}

/** Enqueues A := SA, or SA + SB. */
export function enqueueLag2d(queue: Queue, { m, n, SA, A, SB }: DeviceLag2d): void {
  const parts = isComplex(SA.data.type) ? 2 : 1;
  const params = {
    m: parts * m,
    n,
    offA: parts * A.off,
    lda: parts * A.ld,
    offS: parts * SA.off,
    lds: parts * SA.ld,
    offB: parts * (SB?.off ?? 0),
    ldb: parts * (SB?.ld ?? 0),
  };
  const buffers = { A: A.data, SA: SA.data, SB: SB?.data ?? SA.data };
  const groups = [Math.ceil(params.m / LAG2D_ROWS), Math.ceil(n / LAG2D_COLS), 1] as const;
  queue.launch(lag2dKernel, lag2dVariants.of(undefined, { SUM: SB !== undefined }), buffers, params, groups);
}
