// Condition numbers of a batch from factors of Cholesky on the CPU backend: the estimator for one matrix after the other.
import { countOf } from '../../core/batchForms.js';
import { choleskyTriangles } from '../../core/expert.js';
import { conditionEngine } from '../../lapack/condition/condition.cpu.js';
import { poconRef } from '../../lapack/condition/pocon.ref.js';
import { listOf, runEach } from '../eachProblem.cpu.js';
export async function poconBatchedCpu(queue, a) {
    const uplo = a.uplo;
    const [anorm, rcond] = await Promise.all([listOf(a.anorm, 'read'), listOf(a.rcond, 'write')]);
    // Of problems that are not inside their buffers.
    rcond.data.fill(0, rcond.off, rcond.off + countOf(a));
    const normOf = (b) => Math.abs(anorm.data[anorm.off + b]);
    await runEach(queue, a, {
        matrices: { A: { rows: (s) => s.n, cols: (s) => s.n, use: 'read' } },
        engine(e, r, space, { b, n }, [A]) {
            const work = space.take(Math.max(1, n) * r.bytes);
            rcond.data[rcond.off + b] = conditionEngine(e, r, choleskyTriangles(uplo), '1', n, A, normOf(b), work);
        },
        reference({ b, n }, [A]) {
            rcond.data[rcond.off + b] = poconRef(uplo, n, A, normOf(b));
        },
    });
}
