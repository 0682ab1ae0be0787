// GESVD of a batch on the CPU backend: each matrix by the engine's bidiagonal form and QR iteration, small ones and without the engine by
// the reference.
import { FEW, gesvdEngine, LOW } from '../../lapack/svd/gesvd.cpu.ts';
import { answered, type GesvdProblem, gesvdScaledRef, prepared, vectorsOf } from '../../lapack/svd/gesvd.ref.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { HostBatchCall } from '../hostBatch.cpu.ts';
import { runSingular } from './singular.cpu.ts';

export function gesvdBatchedCpu(queue: Queue, a: HostBatchCall): Promise<void> {
  const { jobu, jobvt } = a as unknown as Pick<GesvdProblem, 'jobu' | 'jobvt'>;
  return runSingular(queue, a, {
    left: jobu === 'n' ? undefined : { name: 'U', shape: ({ m, n }) => [m, vectorsOf(jobu, m, Math.min(m, n))] },
    right: jobvt === 'n' ? undefined : { name: 'VT', shape: ({ m, n }) => [vectorsOf(jobvt, n, Math.min(m, n)), n] },
    solve({ m, n, A, S, U, V }, on) {
      const problem: GesvdProblem = { m, n, A, S, jobu, U, jobvt, VT: V };
      const factor = prepared(problem);
      if (factor === undefined) return answered(problem);
      if (on === undefined || (m * n <= FEW && Math.min(m, n) <= LOW)) return gesvdScaledRef(problem, factor);
      const { e, r, space } = on;
      return gesvdEngine(e, r, space, problem, space.matrix(A, m, n, 'write'), factor);
    },
  });
}
