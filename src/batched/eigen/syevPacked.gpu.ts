// Symmetric eigenproblems of a run on the GPU by way of a workspace in which they lie side by side: tridiagonal form, its eigenvalues and
// vectors, reflections, a few dispatches for all of them.
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import type { BatchRun } from '../deviceBatch.ts';
import { eachSlice } from '../slices.gpu.ts';
import type { ReportedSyevBatch } from './eigenBatch.ts';
import { enqueueEigenGather, enqueueEigenScatter } from './eigenMoves.gpu.ts';
import { enqueueOrmtrPacked } from './ormtrPacked.gpu.ts';
import { distanceOf } from './packed.ts';
import { enqueueTridiagonalPacked } from './steqrPacked.gpu.ts';
import { enqueueSytrdPacked } from './sytrdPacked.gpu.ts';

/** Enqueues A = Z W Z^T for every matrix of a run. */
export function enqueueSyevPacked(queue: Queue, run: BatchRun, f: ReportedSyevBatch): void {
  const { jobz, uplo } = f;
  const n = distanceOf(run.n);
  eachSlice(queue, run, { ...f, ipiv: f.W }, 2 * n * n, (part, own) => {
    scope(queue, (ws) => {
      const from = enqueueEigenGather(queue, ws, part, own.A, uplo);
      const { A, count } = from;
      const [d, e, tau] = [ws.like(own.A, count * n), ws.like(own.A, count * n), ws.like(own.A, count * n)];
      const info = ws.take('i', count);
      enqueueSytrdPacked(queue, from, { A, d, e, tau });
      const Z = jobz === 'v' ? ws.like(own.A, count * n * n) : undefined;
      enqueueTridiagonalPacked(queue, from, { d, e, Z, info });
      if (Z !== undefined) enqueueOrmtrPacked(queue, from, { A, tau, Z });
      enqueueEigenScatter(queue, part, { ...from, d, found: info, Z }, { ...own, W: own.ipiv });
    });
  });
}
