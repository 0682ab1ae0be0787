// Condition numbers of a batch from LU factors on the CPU backend: the estimator for one matrix after the other.
import { countOf } from '../../core/batchForms.ts';
import { luTriangles } from '../../core/expert.ts';
import type { RealArray } from '../../core/matrix.ts';
import { conditionEngine } from '../../lapack/condition/condition.cpu.ts';
import type { ConditionNorm } from '../../lapack/condition/condition.ref.ts';
import { geconRef } from '../../lapack/condition/gecon.ref.ts';
import type { Queue } from '../../runtime/queue.ts';
import { listOf, runEach } from '../eachProblem.cpu.ts';
import type { HostBatchCall } from '../hostOperands.cpu.ts';

export async function geconBatchedCpu(queue: Queue, a: HostBatchCall): Promise<void> {
  const norm = a.norm as ConditionNorm;
  const [anorm, rcond] = await Promise.all([listOf<RealArray>(a.anorm, 'read'), listOf<RealArray>(a.rcond, 'write')]);
  // Of problems that are not inside their buffers.
  rcond!.data.fill(0, rcond!.off, rcond!.off + countOf(a));
  const normOf = (b: number): number => Math.abs(anorm!.data[anorm!.off + b]!);
  await runEach(queue, a, {
    matrices: { A: { rows: (s) => s.n, cols: (s) => s.n, use: 'read' } },
    engine(e, r, space, { b, n }, [A]) {
      const work = space.take(Math.max(1, n) * r.bytes);
      rcond!.data[rcond!.off + b] = conditionEngine(e, r, luTriangles, norm, n, A!, normOf(b), work);
    },
    reference({ b, n }, [A]) {
      rcond!.data[rcond!.off + b] = geconRef(norm, n, A!, normOf(b));
    },
  });
}
