// Symmetric eigenproblems of a run on the GPU by way of a workspace in which they lie side by side: tridiagonal form, its eigenvalues and
// vectors, reflections, a few dispatches for all of them.
import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope, type Workspace } from '../../runtime/workspace.ts';
import type { BatchRun } from '../deviceBatch.ts';
import { eachSlice } from '../slices.gpu.ts';
import type { ReportedSyevBatch } from './eigenBatch.ts';
import { enqueueEigenGather, enqueueEigenScatter, type Found, type Gathered } from './eigenMoves.gpu.ts';
import { enqueueOrmtrPacked } from './ormtrPacked.gpu.ts';
import { distanceOf } from './packed.ts';
import { enqueueTridiagonalPacked } from './steqrPacked.gpu.ts';
import { enqueueSyevSmall } from './syevSmall.gpu.ts';
import { TINY } from './syevSmall.kernels.ts';
import { enqueueSytrdPacked } from './sytrdPacked.gpu.ts';

/**
 * Enqueues eigenvalues, and vectors, of the matrices in a workspace, whose orders are at most `most`, in the workspace. Orders up to 8 have
 * the rotations that they have elsewhere too.
 */
export function enqueuePackedSolution(
  queue: Queue,
  ws: Workspace,
  most: number,
  from: Gathered,
  jobz: 'n' | 'v',
): Found {
  const { A, count, n } = from;
  const vector = () => ws.take('s', count * n);
  const [d, found] = [vector(), ws.take('i', count)];
  if (most <= TINY) {
    const list = (data: DeviceBuffer) => ({ data, off: 0, ld: 1 });
    const matrices = { data: A, off: 0, rs: 1, cs: n, stride: n * n };
    const reports = { info: list(found), nonfinite: list(ws.take('i', count)) };
    const run = { m: most, n: most, nrhs: 0, count, first: 0 };
    const W = { data: d, off: 0, stride: n };
    enqueueSyevSmall(queue, run, { jobz, uplo: 'l', n: most, count, A: matrices, W, ...reports });
    return { d, found, Z: jobz === 'v' ? A : undefined };
  }
  const [e, tau] = [vector(), vector()];
  enqueueSytrdPacked(queue, from, { A, d, e, tau });
  const Z = jobz === 'v' ? ws.take('s', count * n * n) : undefined;
  enqueueTridiagonalPacked(queue, from, { d, e, Z, info: found });
  if (Z !== undefined) enqueueOrmtrPacked(queue, from, { A, tau, Z });
  return { d, found, Z };
}

/** Enqueues A = Z W Z^T for every matrix of a run. */
export function enqueueSyevPacked(queue: Queue, run: BatchRun, f: ReportedSyevBatch): void {
  const { jobz, uplo } = f;
  const n = distanceOf(run.n);
  eachSlice(queue, run, { ...f, ipiv: f.W }, 2 * n * n, (part, own) => {
    scope(queue, (ws) => {
      const from = enqueueEigenGather(queue, ws, part, own.A, uplo);
      const solved = enqueuePackedSolution(queue, ws, part.n, from, jobz);
      enqueueEigenScatter(queue, part, { ...from, ...solved }, { ...own, W: own.ipiv });
    });
  });
}
