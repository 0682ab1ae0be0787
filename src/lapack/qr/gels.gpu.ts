// GELS on the GPU: scaled, factored and solved without a readback; the host learns of nothing until it asks.

import { enqueueLaset } from '../../blas3/elements/laset.gpu.ts';
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.ts';
import type { Bound } from '../../core/args.ts';
import type { ElementType, Prec } from '../../core/field.ts';
import { isLeastSquares, tallOf } from '../../core/leastSquares.ts';
import { at, type Ptr, type Trans } from '../../core/matrix.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueTrcon } from '../condition/trcon.gpu.ts';
import { enqueueUnlessFailed } from '../restore.gpu.ts';
import { enqueueTriangle } from '../triangular/triangle.gpu.ts';
import { enqueueZeroDiagonal } from '../triangular/trtrs.gpu.ts';
import type { GelsArgs } from './gels.spec.ts';
import { enqueueGeqrf } from './geqrf.gpu.ts';
import { enqueueDiagonalRank, enqueueFactors, enqueueScaleBy, enqueueSquares, FACTOR } from './leastSquares.gpu.ts';
import { enqueueOrmqr } from './ormqr.gpu.ts';

export interface DeviceGels {
  readonly transposed: boolean;
  readonly m: number;
  readonly n: number;
  readonly nrhs: number;
  readonly A: DeviceMat;
  readonly B: DeviceMat;
  readonly rcond?: DeviceMat | undefined;
  readonly rank?: DeviceMat | undefined;
  readonly rss?: DeviceMat | undefined;
  readonly info: DeviceMat;
  /** Columns of a block of the factorization and of the product; 0 or absent: as qrBlock and applyBlock say. */
  readonly nb?: number | undefined;
}

export function gelsGpu(queue: Queue, a: Bound<GelsArgs<Prec>>): void {
  queue.note({
    routine: a.routine,
    backend: 'gpu',
    kernel: 'geqr2_panel and trsm_block',
    why: a.m < a.n ? 'A^T is factored in workspace, without a readback' : 'factored and solved without a readback',
  });
  const { m, n, nrhs, nb } = a;
  const given = (x: unknown): DeviceMat | undefined =>
    x === undefined ? undefined : deviceMat(x as Ptr<ElementType>, 1);
  const [A, B, info] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb), deviceMat(a.info, 1)];
  const outputs = { rcond: given(a.rcond), rank: given(a.rank), rss: given(a.rss), info };
  enqueueGels(queue, { transposed: a.trans !== 'n', m, n, nrhs, A, B, ...outputs, nb });
}

/** Enqueues least squares or the solution of least norm, as gelsSteps. */
export function enqueueGels(queue: Queue, s: DeviceGels): void {
  const { m, n, nrhs, A, B, rcond, rank, rss, info, nb } = s;
  const [p, q] = tallOf(s);
  const minimizes = isLeastSquares(s);
  const { context } = queue;
  const leases: DeviceMat[] = [];
  const lease = (length: number, ld: number): DeviceMat => {
    const mat: DeviceMat = { data: context.lease('s', length), off: 0, ld };
    leases.push(mat);
    return mat;
  };
  const T = m >= n ? A : lease(p * q, p);
  const tau = lease(q, 1);
  if (m < n && q > 0) enqueueTranspose(queue, { m, n, A, B: T });
  const factors = enqueueFactors(queue, { m: p, n: q, X: T }, { m: minimizes ? p : q, n: nrhs, X: B });
  enqueueScaleBy(queue, 'f', { m: p, n: q, X: T }, factors, FACTOR.A);
  if (q > 0) enqueueGeqrf(queue, { m: p, n: q, A: T, tau, nb });
  enqueueZeroDiagonal(queue, q, T, info);
  if (rank !== undefined) enqueueDiagonalRank(queue, p, q, T, rank);
  if (rcond !== undefined) enqueueTrcon(queue, { norm: '1', uplo: 'u', diag: 'n', n: q, A: T, rcond });
  const B2 = at(B, q, 0);
  if (q === 0) {
    if (rss !== undefined) enqueueSquares(queue, { m: minimizes ? p : 0, n: nrhs, X: B }, factors, FACTOR.rest, rss);
    if (p > 0 && nrhs > 0) enqueueLaset(queue, { uplo: 'f', m: p, n: nrhs, alpha: 0, beta: 0, A: B });
  } else {
    enqueueUnlessFailed(queue, { m: p, n: nrhs, B, info }, () => {
      const triangle = { uplo: 'u', diag: 'n', n: q, nrhs, A: T, B, stable: true } as const;
      enqueueScaleBy(queue, 'f', { m: minimizes ? p : q, n: nrhs, X: B }, factors, FACTOR.B);
      const multiply = (trans: Trans): void =>
        enqueueOrmqr(queue, { side: 'l', trans, m: p, n: nrhs, k: q, A: T, tau, C: B, nb });
      if (minimizes) {
        multiply('t');
        if (rss !== undefined) sumUnlessFailed(queue, { m: p - q, n: nrhs, X: B2 }, rss);
        enqueueTriangle(queue, { ...triangle, trans: 'n' });
        enqueueScaleBy(queue, 'f', { m: p - q, n: nrhs, X: B2 }, factors, FACTOR.rest);
      } else {
        if (p > q) enqueueLaset(queue, { uplo: 'f', m: p - q, n: nrhs, alpha: 0, beta: 0, A: B2 });
        enqueueTriangle(queue, { ...triangle, trans: 't' });
        multiply('n');
        if (rss !== undefined) sumUnlessFailed(queue, { m: 0, n: nrhs, X: B }, rss);
      }
      enqueueScaleBy(queue, 'f', { m: minimizes ? q : p, n: nrhs, X: B }, factors, FACTOR.X);
    });
    enqueueScaleBy(queue, 'u', { m: q, n: q, X: T }, factors, FACTOR.R);
    if (m < n) enqueueTranspose(queue, { m: n, n: m, A: T, B: A });
  }
  for (const { data } of leases) data.dispose();
  factors.dispose();

  function sumUnlessFailed(to: Queue, X: Parameters<typeof enqueueSquares>[1], sums: DeviceMat): void {
    enqueueUnlessFailed(to, { m: nrhs, n: 1, B: { ...sums, ld: Math.max(1, nrhs) }, info }, () =>
      enqueueSquares(to, X, factors, FACTOR.rest, sums),
    );
  }
}
