// DSSYEVD on the host: the course of it on every backend, with what is computed in single precision given to it; and that on the CPU.
import { lacpyRef } from '../../blas3/elements/lacpy.ref.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Backend, RealMat } from '../../core/matrix.ts';
import { hostMat } from '../../runtime/buffer.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SyevdArgs } from '../eigen/routines.gen.ts';
import { syevdCpu } from '../eigen/syevd.cpu.ts';
import { put } from './mixed.cpu.ts';
import type { DssyevdArgs } from './routines.gen.ts';
import { largestIn } from './zoom.ref.ts';
import { DIRECT, type EigenOps, zoomEigenRef } from './zoomEigen.ref.ts';
import { NOT_CONVERGED, NOT_FINITE, NOTHING_TO_GAIN, outcome, powerOfTwo, ZoomHost } from './zoomHost.cpu.ts';

/** How eigenvectors are found in single precision. */
export interface SingleVectors {
  readonly backend: Backend;
  readonly singles: EigenOps['singles'];
}

export async function dssyevdBy(
  queue: Queue,
  a: Bound<DssyevdArgs>,
  { backend, singles }: SingleVectors,
): Promise<void> {
  const { jobz, uplo, n, routine } = a;
  const { A, W } = await onHost(a, { A: 'write', W: 'write' });
  const host = new ZoomHost(queue);
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
      for (let p = 0; p < n * n; p++) full.data[p]! *= factor;
      const ops: EigenOps = {
        matrix: (order) => host.matrix(order),
        multiply: (...call) => host.multiply(...call),
        singles,
        doubles: (order, B, Q) => vectorsOnHost(queue, routine, 'd', order, B, Q),
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
  else await syevdCpu(queue, a);
}

/** B := A, all of it. */
function spread(uplo: 'l' | 'u', n: number, A: RealMat, B: RealMat): void {
  for (let j = 0; j < n; j++) {
    for (let i = j; i < n; i++) {
      const value = A.data[A.off + (uplo === 'l' ? i + j * A.ld : j + i * A.ld)]!;
      B.data[B.off + i + j * B.ld] = value;
      B.data[B.off + j + i * B.ld] = value;
    }
  }
}

/** X := eigenvectors of the full symmetric A by the CPU backend in the precision named. Whether iteration converged. */
export async function vectorsOnHost(
  queue: Queue,
  routine: string,
  prec: 's' | 'd',
  n: number,
  A: RealMat,
  X: RealMat,
): Promise<boolean> {
  const { context } = queue;
  const taken = [context.hostBuffer(prec, n * n), context.hostBuffer(prec, n), context.hostBuffer('i', 1)] as const;
  try {
    const [at, W, info] = taken;
    const Z = hostMat(at, Math.max(1, n), 'write') as RealMat;
    lacpyRef('f', n, n, A, Z);
    const call = { routine, prec, jobz: 'v', uplo: 'l', n, A: at, lda: Z.ld, W, info };
    await syevdCpu(queue, call as unknown as Bound<SyevdArgs<Prec>>);
    lacpyRef('f', n, n, Z, X);
    return (await info.copyOut(0, 1))[0] === 0;
  } finally {
    for (const buffer of taken) buffer.dispose();
  }
}

export const dssyevdCpu = (queue: Queue, a: Bound<DssyevdArgs>): Promise<void> =>
  dssyevdBy(queue, a, {
    backend: 'cpu',
    singles: (n, A, X) => vectorsOnHost(queue, a.routine, 's', n, A, X),
  });
