// Matrix functions of a batch on the CPU backend that routines for one matrix compute in its place: on copies, whose results go to C where
// there is one.
import { countOf } from '../../core/batchForms.js';
import { matrixAt } from '../../engine/views.js';
import { vectorLike } from '../../lapack/condition/condition.ref.js';
import { copyRef } from '../../lapack/schur/doubles.ref.js';
import { listOf, runEach } from '../eachProblem.cpu.js';
/** Memory that does not move when the engine's grows. */
function copyOf(n, A) {
    const own = { data: vectorLike(A, n * n), off: 0, ld: Math.max(1, n), parts: A.parts };
    copyRef(n, n, A, own);
    return own;
}
export async function runInPlace(queue, a, f) {
    const [info, iter] = await Promise.all(['info', 'iter'].map((name) => listOf(a[name], 'write')));
    const error = await listOf(a.error, 'write');
    // Of problems that are not inside their buffers.
    iter?.data.fill(0, iter.off, iter.off + countOf(a));
    error?.data.fill(Number.NaN, error.off, error.off + countOf(a));
    const report = (b, found) => {
        info.data[info.off + b] = found.info;
        if (iter !== undefined)
            iter.data[iter.off + b] = found.iter ?? 0;
        if (error !== undefined)
            error.data[error.off + b] = found.change ?? Number.NaN;
    };
    const square = { rows: (s) => s.n, cols: (s) => s.n };
    await runEach(queue, a, {
        matrices: { A: { ...square, use: 'read' }, C: { ...square, use: 'write' } },
        engine(e, r, space, { b, n }, [A, C]) {
            const own = copyOf(n, matrixAt(e, r, n, n, A));
            const found = n <= f.low ? f.reference(n, own) : f.engine(e, r, space, n, own);
            report(b, found);
            if (found.info === 0)
                copyRef(n, n, own, matrixAt(e, r, n, n, C));
        },
        reference({ b, n }, [A, C]) {
            const own = copyOf(n, A);
            const found = f.reference(n, own);
            report(b, found);
            if (found.info === 0)
                copyRef(n, n, own, C);
        },
    });
}
