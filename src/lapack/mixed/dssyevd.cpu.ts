// DSSYEVD and ZCHEEVD on the host: their course on every backend, with what is computed in single precision given to it; and that on the
// CPU.
import { lacpyRef } from '../../blas3/elements/lacpy.ref.ts';
import type { Bound } from '../../core/args.ts';
import { doubleOf, type Prec, realOf, singleOf } from '../../core/field.ts';
import type { Backend, FieldMat, Ptr, Uplo } from '../../core/matrix.ts';
import { hostMat } from '../../runtime/buffer.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SyevdArgs } from '../eigen/routines.gen.ts';
import { syevdCpu } from '../eigen/syevd.cpu.ts';
import { put } from './mixed.cpu.ts';
import type { DssyevdArgs } from './routines.gen.ts';
import { largestIn, scaleBy } from './zoom.ref.ts';
import { DIRECT, type EigenOps, zoomEigenRef } from './zoomEigen.ref.ts';
import { NOT_CONVERGED, NOT_FINITE, NOTHING_TO_GAIN, outcome, powerOfTwo, ZoomHost } from './zoomHost.cpu.ts';

/** The arguments of both, checked; of doubles, real or complex. */
export interface EigenCall {
  readonly routine: string;
  readonly prec: Prec;
  readonly jobz: 'n' | 'v';
  readonly uplo: Uplo;
  readonly n: number;
  readonly A: Ptr<Prec>;
  readonly lda: number;
  readonly W: Ptr<Prec>;
  readonly iter: Ptr<'i'>;
  readonly info: Ptr<'i'>;
}

/** The same problem in double, for what comes of that. */
export const inDouble = (a: EigenCall): Bound<SyevdArgs<Prec>> => a as unknown as Bound<SyevdArgs<Prec>>;

/** How eigenvectors are found in single precision. */
export interface SingleVectors {
  readonly backend: Backend;
  readonly singles: EigenOps['singles'];
}

export async function eigenvectorsBy(queue: Queue, a: EigenCall, { backend, singles }: SingleVectors): Promise<void> {
  const { jobz, uplo, n, routine, prec } = a;
  const { A, W } = (await onHost(a, { A: 'write', W: 'write' })) as Record<'A' | 'W', FieldMat>;
  const host = new ZoomHost(queue, doubleOf(prec));
  let iter = NOTHING_TO_GAIN;
  try {
    if (jobz === 'v' && n > DIRECT) iter = 0;
    const full = host.matrix(n);
    spread(uplo, n, A, full);
    const largest = largestIn(n, n, full);
    if (!(largest < Number.POSITIVE_INFINITY)) {
      iter = NOT_FINITE;
    } else if (iter === 0) {
      const [X, w] = [host.matrix(n), new Float64Array(n)];
      const factor = powerOfTwo(largest);
      scaleBy(n, n, factor, full);
      const ops: EigenOps = {
        matrix: (order) => host.matrix(order),
        multiply: (...call) => host.multiply(...call),
        singles,
        doubles: (order, B, Q) => vectorsOnHost(queue, routine, prec, order, B, Q),
      };
      const corrections = await zoomEigenRef(n, full, X, w, ops);
      iter = corrections < 0 ? NOT_CONVERGED : corrections;
      if (iter >= 0) {
        for (let i = 0; i < n; i++) W.data[W.off + i] = w[i]! / factor;
        lacpyRef('f', n, n, X, A);
      }
    }
  } finally {
    host.dispose();
  }
  put(a.iter, [iter]);
  queue.note({
    routine,
    backend: iter >= 0 ? backend : 'cpu',
    why: outcome(iter, 'eigenvectors'),
  });
  if (iter >= 0) put(a.info, [0]);
  else await syevdCpu(queue, inDouble(a));
}

/** B := A, all of it; the diagonal of a Hermitian matrix is real, whatever is stored in its imaginary parts. */
function spread(uplo: Uplo, n: number, A: FieldMat, B: FieldMat): void {
  const { parts = 1 } = A;
  for (let j = 0; j < n; j++) {
    for (let i = j; i < n; i++) {
      const from = parts * (A.off + (uplo === 'l' ? i + j * A.ld : j + i * A.ld));
      const [below, above] = [parts * (B.off + i + j * B.ld), parts * (B.off + j + i * B.ld)];
      B.data[below] = A.data[from]!;
      B.data[above] = A.data[from]!;
      if (parts === 1) continue;
      const imaginary = i === j ? 0 : A.data[from + 1]!;
      B.data[below + 1] = uplo === 'l' ? imaginary : -imaginary;
      B.data[above + 1] = uplo === 'l' ? -imaginary : imaginary;
    }
  }
}

/** X := eigenvectors of the full symmetric or Hermitian A by the CPU backend in the precision named. Whether iteration converged. */
export async function vectorsOnHost(
  queue: Queue,
  routine: string,
  prec: Prec,
  n: number,
  A: FieldMat,
  X: FieldMat,
): Promise<boolean> {
  const { context } = queue;
  const [at, W, info] = [
    context.hostBuffer(prec, n * n),
    context.hostBuffer(realOf(prec), n),
    context.hostBuffer('i', 1),
  ];
  try {
    const Z = hostMat(at, Math.max(1, n), 'write') as FieldMat;
    lacpyRef('f', n, n, A, Z);
    const call = { routine, prec, jobz: 'v', uplo: 'l', n, A: at, lda: Z.ld, W, info };
    await syevdCpu(queue, call as unknown as Bound<SyevdArgs<Prec>>);
    lacpyRef('f', n, n, Z, X);
    return (await info.copyOut(0, 1))[0] === 0;
  } finally {
    for (const buffer of [at, W, info]) buffer.dispose();
  }
}

export const eigenOnHost = (queue: Queue, a: EigenCall): Promise<void> =>
  eigenvectorsBy(queue, a, {
    backend: 'cpu',
    singles: (n, A, X) => vectorsOnHost(queue, a.routine, singleOf(a.prec), n, A, X),
  });

export const dssyevdCpu = (queue: Queue, a: Bound<DssyevdArgs>): Promise<void> => eigenOnHost(queue, a);
