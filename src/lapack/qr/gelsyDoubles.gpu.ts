// GELSY of doubles on the GPU: scaled, factored and solved there; the largest magnitude of A and then R are read back, for the host decides
// on the rank.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.ts';
import { enqueueLaset } from '../../blas3/elements/laset.gpu.ts';
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.ts';
import { enqueueTrsmDoubles } from '../../blas3/triangular/trsmDoubles.gpu.ts';
import type { Bound } from '../../core/args.ts';
import { fields, isComplex } from '../../core/field.ts';
import { estimatedRank } from '../../core/incrementalCondition.ts';
import { thresholdOf } from '../../core/leastSquares.ts';
import { at } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope, type Workspace } from '../../runtime/workspace.ts';
import { enqueueGeqp3Doubles } from './geqp3Doubles.gpu.ts';
import { geqp3RestDouble } from './geqp3Doubles.kernels.ts';
import { enqueueGeqrfDoubles } from './geqrfDoubles.gpu.ts';
import { lsUnpivot, UNPIVOT_THREADS, unpivotVariants } from './leastSquares.kernels.ts';
import { EXPONENT, enqueueExponents, enqueueScaleDoubles, enqueueSquaresDoubles } from './leastSquaresDoubles.gpu.ts';
import { enqueueOrmqrDoubles } from './ormqrDoubles.gpu.ts';
import type { GelsyArgs } from './routines.gen.ts';

type Call = Bound<GelsyArgs<'d' | 'z'>>;

export async function gelsyDoubles(queue: Queue, a: Call): Promise<void> {
  const why = 'doubles: factored and solved on the device; the largest magnitude and R are read back, for the rank';
  queue.note({ routine: a.routine, backend: 'gpu', kernel: geqp3RestDouble.name, why });
  await scope(queue, (ws) => run(queue, a, ws));
}

const fill = (queue: Queue, m: number, n: number, value: number, A: DeviceMat): void => {
  if (m === 0 || n === 0) return;
  const both = isComplex(A.data.type) ? { re: value, im: value } : value;
  enqueueLaset(queue, { uplo: 'f', m, n, alpha: both, beta: both, A });
};

/** As gelsySteps. */
async function run(queue: Queue, a: Call, ws: Workspace): Promise<void> {
  const { m, n, nrhs, nb } = a;
  const k = Math.min(m, n);
  const d = onDevice(a);
  const { A, B, rank, info } = d;
  const rss = d.rss && { ...d.rss, ld: Math.max(1, nrhs) };
  const jpvt = d.jpvt ?? { data: ws.take('i', Math.max(1, n)), off: 0, ld: 1 };
  if (d.jpvt === undefined) queue.clear(jpvt.data.gpu(true));
  const set = (x: DeviceMat, value: number): void => x.data.set(Int32Array.of(value), x.off);

  const norms = ws.take('d', 2);
  const exponents = enqueueExponents(queue, ws, { m, n, X: A }, { m, n: nrhs, X: B }, norms);
  const [largest] = await norms.copyOut(0, 1);
  if (!Number.isFinite(largest)) {
    fill(queue, n, nrhs, Number.NaN, B);
    if (rss !== undefined) fill(queue, nrhs, 1, Number.NaN, rss);
    set(rank, 0);
    set(info, 1);
    return;
  }
  enqueueScaleDoubles(queue, 'f', { m, n, X: A }, exponents, EXPONENT.A);
  enqueueScaleDoubles(queue, 'f', { m, n: nrhs, X: B }, exponents, EXPONENT.B);
  const tau: DeviceMat = { data: ws.like(A, Math.max(1, k)), off: 0, ld: 1 };
  if (k > 0) enqueueGeqp3Doubles(queue, { m, n, A, jpvt, tau, nb });
  // Without rows no column moves, whatever is marked.
  else if (n > 0)
    jpvt.data.set(
      Int32Array.from({ length: n }, (_, j) => j + 1),
      jpvt.off,
    );

  let found = 0;
  if (k > 0) {
    const R: DeviceMat = { data: ws.like(A, k * k), off: 0, ld: k };
    enqueueLacpy(queue, { uplo: 'u', m: k, n: k, A, B: R });
    const data = (await R.data.copyOut(0, k * k)) as Float64Array;
    found = estimatedRank(k, { ...R, data, parts: fields[a.prec].parts }, thresholdOf(a.rcond, a, 'd'));
    enqueueOrmqrDoubles(queue, { side: 'l', trans: 'c', m, n: nrhs, k, A, tau, C: B });
  }
  if (rss !== undefined && nrhs > 0) {
    const sums = ws.take('d', nrhs);
    enqueueSquaresDoubles(queue, { m: m - found, n: nrhs, X: at(B, found, 0) }, exponents, sums);
    enqueueLacpy(queue, { uplo: 'f', m: nrhs, n: 1, A: { data: sums, off: 0, ld: nrhs }, B: rss });
  }
  if (nrhs > 0 && n > 0) {
    solve(queue, ws, { n, nrhs, rank: found, A, B });
    const X: DeviceMat = { data: ws.like(B, n * nrhs), off: 0, ld: n };
    enqueueLacpy(queue, { uplo: 'f', m: n, n: nrhs, A: B, B: X });
    const params = { m: n, offB: B.off, ldb: B.ld, offP: jpvt.off };
    queue.launch(lsUnpivot, unpivotVariants.of(a.prec), { X: X.data, B: B.data, jpvt: jpvt.data }, params, [
      Math.ceil(n / UNPIVOT_THREADS),
      nrhs,
      1,
    ]);
    enqueueScaleDoubles(queue, 'f', { m: n, n: nrhs, X: B }, exponents, EXPONENT.X);
  }
  enqueueScaleDoubles(queue, 'u', { m: k, n, X: A }, exponents, EXPONENT.R);
  set(rank, found);
  set(info, 0);
}

interface Ranked {
  readonly n: number;
  readonly nrhs: number;
  readonly rank: number;
  readonly A: DeviceMat;
  readonly B: DeviceMat;
}

/** Enqueues B := the solution of least norm of [R11 R12] X = B, in the order of the pivots. */
function solve(queue: Queue, ws: Workspace, { n, nrhs, rank, A, B }: Ranked): void {
  const triangle = (trans: 'n' | 'c', T: DeviceMat): void =>
    enqueueTrsmDoubles(queue, 'l', 'u', trans, 'n', rank, nrhs, 1, T, B);
  if (rank === 0) return fill(queue, n, nrhs, 0, B);
  if (rank === n) return triangle('n', A);
  // [R11 R12]^H = Z [S; 0], X = Z [S^-H B; 0]
  const U: DeviceMat = { data: ws.like(A, n * rank), off: 0, ld: rank };
  const T: DeviceMat = { data: ws.like(A, n * rank), off: 0, ld: n };
  const tau: DeviceMat = { data: ws.like(A, rank), off: 0, ld: 1 };
  fill(queue, rank, n, 0, U);
  enqueueLacpy(queue, { uplo: 'u', m: rank, n, A, B: U });
  enqueueTranspose(queue, { m: rank, n, A: U, B: T, conjugate: true });
  enqueueGeqrfDoubles(queue, { m: n, n: rank, A: T, tau });
  triangle('c', T);
  fill(queue, n - rank, nrhs, 0, at(B, rank, 0));
  enqueueOrmqrDoubles(queue, { side: 'l', trans: 'n', m: n, n: nrhs, k: rank, A: T, tau, C: B });
}
