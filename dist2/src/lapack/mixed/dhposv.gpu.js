// Cholesky for DHPOSV on the GPU: a diagonal of about one, then updates whose factors are rounded to half, and as much added to the
// diagonal as that needs.
import { enqueueAxpy } from '../../blas1/axpy.gpu.js';
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { enqueueLaset } from '../../blas3/elements/laset.gpu.js';
import { enqueuePotrf } from '../cholesky/potrf.gpu.js';
import { enqueueScale } from '../condition/laqge.gpu.js';
import { integer, withLeases } from '../refine/expert.gpu.js';
/** A := its factor, after scaling, with the first of the shifts for which there is one: asks for info after each but the last. */
export async function halfPotrf(queue, { uplo, n, A, info, s, shifts, powers }) {
    await withLeases(queue, async (lease) => {
        for (const k of [0, 1])
            queue.context.writeGpu(powers.data.gpu(true), s, 4 * (powers.off + k * n));
        enqueueScale(queue, 1, n, n, A, powers);
        enqueueScale(queue, 2, n, n, A, powers);
        const again = shifts.length > 1;
        const kept = { data: lease('s', again ? A.ld * n : 0), off: 0, ld: A.ld };
        if (again)
            enqueueLacpy(queue, { uplo, m: n, n, A, B: kept });
        for (const [turn, shift] of shifts.entries()) {
            if (turn > 0)
                enqueueLacpy(queue, { uplo, m: n, n, A: kept, B: A });
            if (shift > 0) {
                const ones = { data: lease('s', n), off: 0, ld: 1 };
                enqueueLaset(queue, { uplo: 'f', m: n, n: 1, alpha: 1, beta: 1, A: { ...ones, ld: n } });
                enqueueAxpy(queue, n, shift, ones, { ...A, ld: A.ld + 1 });
            }
            queue.note({ routine: 'dhposv', backend: 'gpu', why: `${shift} added to a diagonal between 1 and 4` });
            enqueuePotrf(queue, { uplo, n, A, info, math: 'fast' });
            if (turn + 1 < shifts.length && (await integer(info)) === 0)
                return;
        }
    });
}
