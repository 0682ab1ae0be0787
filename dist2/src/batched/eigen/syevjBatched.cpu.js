import { arrayAt, matrixAt } from '../../engine/views.js';
import { runBatch } from '../hostBatch.cpu.js';
import { placeOf } from '../lanes.cpu.js';
import { syevjRef } from './syevj.ref.js';
import { adjacent, copyOf, filled, jobOf } from './symmetric.cpu.js';
function routineOf(job, limits) {
    const { jobz, uplo } = job;
    const solve = (n, A, W) => {
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
                found[b] = solve(n, matrixAt(e, r, n, n, placeOf(A, b)), arrayAt(e, r, placeOf(W, b).at, n));
        },
        reference: ({ n }, [A, W]) => solve(n, A, W.data.subarray(W.off, W.off + n)),
        uplo,
    };
}
export const syevjBatchedCpu = (queue, a) => runBatch(queue, { ...a, ...adjacent }, routineOf(jobOf(a), a));
