// Condition numbers of a batch from factors of Cholesky on the CPU backend: the estimator for one matrix after the other.
import { countOf } from '../../core/batchForms.ts';
import { choleskyTriangles } from '../../core/expert.ts';
import type { RealArray, Uplo } from '../../core/matrix.ts';
import { conditionEngine } from '../../lapack/condition/condition.cpu.ts';
import { poconRef } from '../../lapack/condition/pocon.ref.ts';
import type { Queue } from '../../runtime/queue.ts';
import { listOf, runEach } from '../eachProblem.cpu.ts';
import type { HostBatchCall } from '../hostOperands.cpu.ts';

export async function poconBatchedCpu(queue: Queue, a: HostBatchCall): Promise<void> {
  const uplo = a.uplo as Uplo;
  const [anorm, rcond] = await Promise.all([listOf<RealArray>(a.anorm, 'read'), listOf<RealArray>(a.rcond, 'write')]);
  // Of problems that are not inside their buffers.
  rcond!.data.fill(0, rcond!.off, rcond!.off + countOf(a));
  const normOf = (b: number): number => Math.abs(anorm!.data[anorm!.off + b]!);
  await runEach(queue, a, {
    matrices: { A: { rows: (s) => s.n, cols: (s) => s.n, use: 'read' } },
    engine(e, r, space, { b, n }, [A]) {
      const work = space.take(Math.max(1, n) * r.bytes);
      rcond!.data[rcond!.off + b] = conditionEngine(e, r, choleskyTriangles(uplo), '1', n, A!, normOf(b), work);
    },
    reference({ b, n }, [A]) {
      rcond!.data[rcond!.off + b] = poconRef(uplo, n, A!, normOf(b));
    },
  });
}
