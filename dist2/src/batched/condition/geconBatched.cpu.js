// Condition numbers of a batch from LU factors on the CPU backend: the estimator for one matrix after the other.
import { countOf } from '../../core/batchForms.js';
import { luTriangles } from '../../core/expert.js';
import { conditionEngine } from '../../lapack/condition/condition.cpu.js';
import { geconRef } from '../../lapack/condition/gecon.ref.js';
import { listOf, runEach } from '../eachProblem.cpu.js';
export async function geconBatchedCpu(queue, a) {
    const norm = a.norm;
    const [anorm, rcond] = await Promise.all([listOf(a.anorm, 'read'), listOf(a.rcond, 'write')]);
    // Of problems that are not inside their buffers.
    rcond.data.fill(0, rcond.off, rcond.off + countOf(a));
    const normOf = (b) => Math.abs(anorm.data[anorm.off + b]);
    await runEach(queue, a, {
        matrices: { A: { rows: (s) => s.n, cols: (s) => s.n, use: 'read' } },
        engine(e, r, space, { b, n }, [A]) {
            const work = space.take(Math.max(1, n) * r.bytes);
            rcond.data[rcond.off + b] = conditionEngine(e, r, luTriangles, norm, n, A, normOf(b), work);
        },
        reference({ b, n }, [A]) {
            rcond.data[rcond.off + b] = geconRef(norm, n, A, normOf(b));
        },
    });
}
