// SYEVJ of a batch on the CPU backend: one matrix after the other by the reference.
import type { FieldMat, RealArray } from '../../core/matrix.ts';
import { arrayAt, matrixAt } from '../../engine/views.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BatchRoutine, type HostBatchCall, runBatch } from '../hostBatch.cpu.ts';
import { placeOf } from '../lanes.cpu.ts';
import { type JacobiLimits, syevjRef } from './syevj.ref.ts';
import { adjacent, copyOf, filled, type Job, jobOf } from './symmetric.cpu.ts';

function routineOf(job: Job, limits: JacobiLimits): BatchRoutine {
  const { jobz, uplo } = job;
  const solve = (n: number, A: FieldMat, W: RealArray): number => {
    const own = jobz === 'v' ? A : copyOf(n, A);
    return filled(job, n, syevjRef({ jobz, uplo, n, A: own, W }, limits), own, W);
  };
  return {
    matrices: {
      A: { rows: ({ n }) => n, cols: ({ n }) => n, use: jobz === 'v' ? 'write' : 'read' },
      W: { rows: ({ n }) => n, cols: () => 1, use: 'write' },
    },
    engine({ e, r, n, places: [A, W], count, infos }) {
      const found = e.heap.view(Int32Array, infos, count);
      for (let b = 0; b < count; b++)
        found[b] = solve(n, matrixAt(e, r, n, n, placeOf(A!, b)), arrayAt(e, r, placeOf(W!, b).at, n));
    },
    reference: ({ n }, [A, W]) => solve(n, A!, W!.data.subarray(W!.off, W!.off + n)),
    uplo,
  };
}

export const syevjBatchedCpu = (queue: Queue, a: HostBatchCall): Promise<void> =>
  runBatch(queue, { ...a, ...adjacent }, routineOf(jobOf(a), a as unknown as JacobiLimits));
