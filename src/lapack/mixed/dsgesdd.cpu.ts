// DSGESDD on the host: the course of it on every backend, with what is computed in single precision given to it; and that on the CPU.
import { lacpyRef } from '../../blas3/elements/lacpy.ref.ts';
import { transposeRef } from '../../blas3/elements/transpose.ref.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Backend, RealMat } from '../../core/matrix.ts';
import { type DeviceBuffer, hostMat } from '../../runtime/buffer.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { geqrfCpu } from '../qr/geqrf.cpu.ts';
import { ormqrCpu } from '../qr/ormqr.cpu.ts';
import type { GeqrfArgs, OrmqrArgs } from '../qr/routines.gen.ts';
import { gesddCpu } from '../svd/gesdd.cpu.ts';
import type { GesddArgs } from '../svd/routines.gen.ts';
import { put } from './mixed.cpu.ts';
import type { DsgesddArgs } from './routines.gen.ts';
import { largestIn } from './zoom.ref.ts';
import { DIRECT } from './zoomEigen.ref.ts';
import { NOT_CONVERGED, NOT_FINITE, NOTHING_TO_GAIN, outcome, powerOfTwo, ZoomHost } from './zoomHost.cpu.ts';
import { type SvdOps, zoomSvdRef } from './zoomSvd.ref.ts';

/** How singular vectors are found in single precision. */
export interface SinglePairs {
  readonly backend: Backend;
  readonly singles: SvdOps['singles'];
}

export async function dsgesddBy(queue: Queue, a: Bound<DsgesddArgs>, { backend, singles }: SinglePairs): Promise<void> {
  const { jobz, m, n, routine } = a;
  const order = Math.min(m, n);
  const { A, S } = await onHost(a, { A: 'write', S: 'write' });
  const host = new ZoomHost(queue);
  let iter = NOTHING_TO_GAIN;
  try {
    const largest = largestIn(m, n, A);
    if (!(largest < Number.POSITIVE_INFINITY)) {
      iter = NOT_FINITE;
    } else if (jobz === 's' && order > DIRECT) {
      const factor = powerOfTwo(largest);
      const [U, V, s] = [host.matrix(order), host.matrix(order), new Float64Array(order)];
      const [rows, turned] = [Math.max(m, n), m < n];
      const tall = new Tall(queue, routine, rows, order);
      try {
        const ops: SvdOps = {
          matrix: (k) => host.matrix(k),
          multiply: (...call) => host.multiply(...call),
          singles,
          doubles: (k, B, P, Q) => pairsOnHost(queue, routine, 'd', k, B, P, Q),
        };
        const R = host.matrix(order);
        await tall.factor(m, n, A, factor, R);
        const corrections = await zoomSvdRef(order, R, U, V, s, ops);
        iter = corrections < 0 ? NOT_CONVERGED : corrections;
        if (iter >= 0) {
          for (let i = 0; i < order; i++) S.data[S.off + i] = s[i]! / factor;
          const X = await tall.apply(U);
          const out = await onHost(a as { U: typeof a.A; ldu: number; VT: typeof a.A; ldvt: number }, {
            U: 'write',
            VT: 'write',
          });
          if (turned) {
            lacpyRef('f', order, order, V, out.U);
            transposeRef(rows, order, X, out.VT);
          } else {
            lacpyRef('f', rows, order, X, out.U);
            transposeRef(order, order, V, out.VT);
          }
        }
      } finally {
        tall.dispose();
      }
    }
  } finally {
    host.dispose();
  }
  put(a.iter, [iter]);
  queue.note({ routine, backend: iter >= 0 ? backend : 'cpu', why: outcome(iter, 'singular vectors') });
  if (iter >= 0) put(a.info, [0]);
  else await gesddCpu(queue, a as unknown as Bound<GesddArgs<Prec>>);
}

/** A or its transpose, the taller of the two, as Q R. */
class Tall {
  private readonly queue: Queue;
  private readonly routine: string;
  private readonly rows: number;
  private readonly cols: number;
  private readonly F: DeviceBuffer<'d'>;
  private readonly tau: DeviceBuffer<'d'>;
  private readonly X: DeviceBuffer<'d'>;

  constructor(queue: Queue, routine: string, rows: number, cols: number) {
    const { context } = queue;
    this.queue = queue;
    this.routine = routine;
    this.rows = rows;
    this.cols = cols;
    this.F = context.hostBuffer('d', rows * cols);
    this.tau = context.hostBuffer('d', cols);
    this.X = context.hostBuffer('d', rows * cols);
  }

  /** R := the upper triangle of factor A, or of its transpose; all of a square A. */
  async factor(m: number, n: number, A: RealMat, factor: number, R: RealMat): Promise<void> {
    const { queue, routine, rows, cols } = this;
    const F = hostMat(this.F, rows, 'write') as RealMat;
    if (m < n) transposeRef(m, n, A, F);
    else lacpyRef('f', m, n, A, F);
    for (let p = 0; p < rows * cols; p++) F.data[p]! *= factor;
    if (rows === cols) return lacpyRef('f', rows, cols, F, R);
    const call = { routine, prec: 'd', m: rows, n: cols, A: this.F, lda: rows, tau: this.tau, nb: 0 };
    await geqrfCpu(queue, call as unknown as Bound<GeqrfArgs<Prec>>);
    R.data.fill(0);
    for (let j = 0; j < cols; j++) R.data.set(F.data.subarray(j * rows, j * rows + j + 1), j * R.ld);
  }

  /** Q U. */
  async apply(U: RealMat): Promise<RealMat> {
    const { queue, routine, rows, cols } = this;
    const X = hostMat(this.X, rows, 'write') as RealMat;
    if (rows > cols) X.data.fill(0);
    lacpyRef('f', cols, cols, U, X);
    if (rows === cols) return X;
    const shape = { routine, prec: 'd', side: 'l', trans: 'n', m: rows, n: cols, k: cols };
    const call = { ...shape, A: this.F, lda: rows, tau: this.tau, C: this.X, ldc: rows };
    await ormqrCpu(queue, call as unknown as Bound<OrmqrArgs<Prec>>);
    return X;
  }

  dispose(): void {
    for (const buffer of [this.F, this.tau, this.X]) buffer.dispose();
  }
}

/** U and V := singular vectors of A by the CPU backend in the precision named. Whether iteration converged. */
export async function pairsOnHost(
  queue: Queue,
  routine: string,
  prec: 's' | 'd',
  n: number,
  A: RealMat,
  U: RealMat,
  V: RealMat,
): Promise<boolean> {
  const { context } = queue;
  const matrices = [0, 1, 2].map(() => context.hostBuffer(prec, n * n));
  const [S, info] = [context.hostBuffer(prec, n), context.hostBuffer('i', 1)];
  try {
    const [inA, inU, inVT] = matrices.map((at) => hostMat(at, n, 'write') as RealMat) as [RealMat, RealMat, RealMat];
    lacpyRef('f', n, n, A, inA);
    const [atA, atU, atVT] = matrices;
    const call = { routine, prec, jobz: 's', m: n, n, A: atA, lda: n, S, U: atU, ldu: n, VT: atVT, ldvt: n, info };
    await gesddCpu(queue, call as unknown as Bound<GesddArgs<Prec>>);
    lacpyRef('f', n, n, inU, U);
    transposeRef(n, n, inVT, V);
    return (await info.copyOut(0, 1))[0] === 0;
  } finally {
    for (const buffer of [...matrices, S, info]) buffer.dispose();
  }
}

export const dsgesddCpu = (queue: Queue, a: Bound<DsgesddArgs>): Promise<void> =>
  dsgesddBy(queue, a, {
    backend: 'cpu',
    singles: (n, A, U, V) => pairsOnHost(queue, a.routine, 's', n, A, U, V),
  });
