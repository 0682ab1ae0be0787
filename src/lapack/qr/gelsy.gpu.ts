// GELSY on the GPU: factored and solved on the device; the largest magnitudes and then R are read back, for the host decides on the rank.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.ts';
import { enqueueLascl } from '../../blas3/elements/lascl.gpu.ts';
import { enqueueLaset } from '../../blas3/elements/laset.gpu.ts';
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.ts';
import { enqueueNorm } from '../../blas3/norms/lange.gpu.ts';
import type { Bound } from '../../core/args.ts';
import { fields, isComplex, type Prec, type Scalar, singleOf } from '../../core/field.ts';
import { estimatedRank } from '../../core/incrementalCondition.ts';
import { scalingExponent, thresholdOf } from '../../core/leastSquares.ts';
import { at, type Uplo } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type Lease, withLeases } from '../refine/expert.gpu.ts';
import { enqueueTriangle } from '../triangular/triangle.gpu.ts';
import { enqueueGeqp3 } from './geqp3.gpu.ts';
import { enqueueGeqrf } from './geqrf.gpu.ts';
import { enqueueFactors, enqueueSquares, FACTOR } from './leastSquares.gpu.ts';
import { lsUnpivot, UNPIVOT_THREADS, unpivotVariants } from './leastSquares.kernels.ts';
import { enqueueOrmqr } from './ormqr.gpu.ts';
import type { GelsyArgs } from './routines.gen.ts';

export async function gelsyGpu(queue: Queue, a: Bound<GelsyArgs<Prec>>): Promise<void> {
  queue.note({
    routine: a.routine,
    backend: 'gpu',
    kernel: 'geqp3 and trsm_block',
    why: 'factored and solved on the device; the largest magnitudes and R are read back, for the rank',
  });
  await withLeases(queue, (lease) => run(queue, a, lease));
}

/** X := 2^e X, or a triangle of it. */
function scaleByPower(queue: Queue, uplo: Uplo | 'f', m: number, n: number, A: DeviceMat, e: number): void {
  if (e === 0 || m === 0 || n === 0) return;
  const half = Math.trunc(e / 2);
  for (const cto of [2 ** half, 2 ** (e - half)]) enqueueLascl(queue, { uplo, cfrom: 1, cto, m, n, A });
}

const fill = (queue: Queue, m: number, n: number, value: Scalar<'c'>, A: DeviceMat): void => {
  if (m > 0 && n > 0) enqueueLaset(queue, { uplo: 'f', m, n, alpha: value, beta: value, A });
};

async function run(queue: Queue, a: Bound<GelsyArgs<Prec>>, lease: Lease): Promise<void> {
  const d = onDevice(a);
  const { m, n, nrhs, nb } = a;
  const k = Math.min(m, n);
  const type = singleOf(a.prec);
  const { parts } = fields[type];
  const { A, B, rank, rss, info } = d;
  const jpvt = d.jpvt ?? { data: lease('i', Math.max(1, n)), off: 0, ld: 1 };
  if (a.jpvt === undefined) queue.clear(jpvt.data.gpu(true));
  const set = (x: DeviceMat, value: number): void => x.data.set(Int32Array.of(value), x.off);

  const norms = lease('s', 2);
  const largest = (rows: number, cols: number, X: DeviceMat, off: number): void =>
    enqueueNorm(queue, {
      ...{ norm: 'm', uplo: 'f', diag: 'n', symmetric: false, m: rows, n: cols, A: X },
      result: { data: norms, off, ld: 1 },
    });
  largest(m, n, A, 0);
  largest(m, nrhs, B, 1);
  const [sizeA, sizeB] = await norms.copyOut(0, 2);
  if (!Number.isFinite(sizeA)) {
    const { NaN: nan } = Number;
    fill(queue, n, nrhs, isComplex(type) ? { re: nan, im: nan } : nan, B);
    if (rss !== undefined) fill(queue, nrhs, 1, nan, { ...rss, ld: Math.max(1, nrhs) });
    set(rank, 0);
    set(info, 1);
    return;
  }
  const [ea, eb] = [scalingExponent(sizeA!, 's'), scalingExponent(sizeB!, 's')];
  const factors = enqueueFactors(queue, lease, { m, n, X: A }, { m, n: nrhs, X: B });
  scaleByPower(queue, 'f', m, n, A, ea);
  scaleByPower(queue, 'f', m, nrhs, B, eb);
  const tau: DeviceMat = { data: lease(type, Math.max(1, k)), off: 0, ld: 1 };
  if (k > 0) enqueueGeqp3(queue, { m, n, A, jpvt, tau, nb });
  // Without rows no column moves, whatever is marked.
  else if (n > 0)
    jpvt.data.set(
      Int32Array.from({ length: n }, (_, j) => j + 1),
      jpvt.off,
    );

  let found = 0;
  if (k > 0) {
    const upper = lease(type, k * k);
    const R: DeviceMat = { data: upper, off: 0, ld: k };
    enqueueLacpy(queue, { uplo: 'u', m: k, n: k, A, B: R });
    const triangle = await upper.copyOut(0, k * k);
    found = estimatedRank(k, { data: triangle, off: 0, ld: k, parts }, thresholdOf(a.rcond, a, 's'));
    if (nrhs > 0) enqueueOrmqr(queue, { side: 'l', trans: 'c', m, n: nrhs, k, A, tau, C: B, nb });
  }
  if (rss !== undefined)
    enqueueSquares(queue, { m: m - found, n: nrhs, X: at(B, found, 0) }, factors, FACTOR.rest, rss);
  if (nrhs > 0 && n > 0) {
    solve(queue, { n, nrhs, rank: found, A, B, nb }, lease);
    const X: DeviceMat = { data: lease(type, n * nrhs), off: 0, ld: n };
    enqueueLacpy(queue, { uplo: 'f', m: n, n: nrhs, A: B, B: X });
    queue.launch(
      lsUnpivot,
      unpivotVariants.of(type),
      { X: X.data, B: B.data, jpvt: jpvt.data },
      { m: n, offB: B.off, ldb: B.ld, offP: jpvt.off },
      [Math.ceil(n / UNPIVOT_THREADS), nrhs, 1],
    );
    scaleByPower(queue, 'f', n, nrhs, B, ea - eb);
  }
  scaleByPower(queue, 'u', k, n, A, -ea);
  set(rank, found);
  set(info, 0);
}

interface Ranked {
  readonly n: number;
  readonly nrhs: number;
  readonly rank: number;
  readonly A: DeviceMat;
  readonly B: DeviceMat;
  readonly nb: number;
}

/** Enqueues B := the solution of least norm of [R11 R12] X = B, in the order of the pivots. */
function solve(queue: Queue, { n, nrhs, rank, A, B, nb }: Ranked, lease: Lease): void {
  const type = isComplex(A.data.type) ? 'c' : 's';
  const triangle = { uplo: 'u', diag: 'n', n: rank, nrhs, B, stable: true } as const;
  if (rank === 0) {
    fill(queue, n, nrhs, 0, B);
  } else if (rank === n) {
    enqueueTriangle(queue, { ...triangle, trans: 'n', A });
  } else {
    // [R11 R12]^H = Z [S; 0], X = Z [S^-H B; 0]
    const U: DeviceMat = { data: lease(type, n * rank), off: 0, ld: rank };
    const T: DeviceMat = { data: lease(type, n * rank), off: 0, ld: n };
    const tau: DeviceMat = { data: lease(type, rank), off: 0, ld: 1 };
    fill(queue, rank, n, 0, U);
    enqueueLacpy(queue, { uplo: 'u', m: rank, n, A, B: U });
    enqueueTranspose(queue, { m: rank, n, A: U, B: T, conjugate: true });
    enqueueGeqrf(queue, { m: n, n: rank, A: T, tau, nb });
    enqueueTriangle(queue, { ...triangle, trans: 'c', A: T });
    fill(queue, n - rank, nrhs, 0, at(B, rank, 0));
    enqueueOrmqr(queue, { side: 'l', trans: 'n', m: n, n: nrhs, k: rank, A: T, tau, C: B, nb });
  }
}
