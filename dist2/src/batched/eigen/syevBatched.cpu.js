import { arrayAt, matrixAt } from '../../engine/views.js';
import { answeredSyev, preparedSyev } from '../../lapack/eigen/syev.ref.js';
import { syevdEngine } from '../../lapack/eigen/syevd.cpu.js';
import { syevdScaledRef } from '../../lapack/eigen/syevd.ref.js';
import { runBatch } from '../hostBatch.cpu.js';
import { placeOf } from '../lanes.cpu.js';
import { fitsSyevLanes, syevLanes } from './syevLanes.cpu.js';
import { adjacent, copied, copyOf, emptyValues, filled, jobOf, solvedAlone } from './symmetric.cpu.js';
/** One matrix in the engine's memory, at `inA`, which is overwritten; returns info. */
function syevOne(e, r, job, n, inA, inW) {
    // Not in the engine's memory, which may grow, and then its arrays are others.
    const W = emptyValues(n, r.prec === 's');
    const matrix = () => matrixAt(e, r, n, n, inA);
    const problem = { ...job, n, A: matrix(), W };
    const factor = preparedSyev(problem);
    let info;
    if (factor === undefined)
        info = answeredSyev(problem);
    else
        info = e.within((space) => syevdEngine(e, r, space, problem, inA, factor));
    info ??= syevdScaledRef({ ...problem, A: matrix() }, factor);
    filled(job, n, info, matrix(), W);
    const values = matrixAt(e, r, n, 1, inW);
    values.data.set(W, values.off);
    return info;
}
function routineOf(job) {
    const { jobz, uplo } = job;
    return {
        matrices: {
            // Values alone are found in a copy.
            A: { rows: ({ n }) => n, cols: ({ n }) => n, use: jobz === 'v' ? 'write' : 'read' },
            W: { rows: ({ n }) => n, cols: () => 1, use: 'write' },
        },
        workBytes: ({ n }, bytes) => (jobz === 'v' || fitsSyevLanes(n) ? 0 : n * n * bytes),
        engine({ e, r, n, places: [A, W], count, infos, work }) {
            if (n === 0)
                return;
            if (fitsSyevLanes(n)) {
                syevLanes(e, r, job, n, A, W, infos, count);
                for (const [b, info] of e.heap.view(Int32Array, infos, count).entries()) {
                    if (info > 0)
                        filled(job, n, info, matrixAt(e, r, n, n, placeOf(A, b)), arrayAt(e, r, placeOf(W, b).at, n));
                }
                return;
            }
            for (let b = 0; b < count; b++) {
                const own = placeOf(A, b);
                const at = jobz === 'v' ? own : { at: work, ld: Math.max(1, n) };
                if (jobz === 'n')
                    copied(n, matrixAt(e, r, n, n, own), matrixAt(e, r, n, n, at));
                const info = syevOne(e, r, job, n, at, placeOf(W, b));
                e.heap.view(Int32Array, infos, count)[b] = info;
            }
        },
        reference({ n }, [A, W]) {
            const values = W.data.subarray(W.off, W.off + n);
            const own = jobz === 'v' ? A : copyOf(n, A);
            return filled(job, n, solvedAlone({ jobz, uplo, n, A: own, W: values }), own, values);
        },
        uplo,
    };
}
export const syevBatchedCpu = (queue, a) => runBatch(queue, { ...a, ...adjacent }, routineOf(jobOf(a)));
