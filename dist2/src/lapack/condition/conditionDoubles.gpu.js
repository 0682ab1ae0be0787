// A reciprocal condition number of doubles on the GPU, from a norm and solves with triangles by substitution, without a readback.
import { enqueueTrsmDoubles } from '../../blas3/triangular/trsmDoubles.gpu.js';
import { at } from '../../core/matrix.js';
import { scope } from '../../runtime/workspace.js';
import { enqueueLargestDouble } from '../lu/growthDoubles.gpu.js';
import { enqueueZeroDiagonal } from '../triangular/trtrs.gpu.js';
import { enqueueNumber } from './condition.gpu.js';
import { lacn2Double, lacn2DoubleVariants, rcondDouble, rcondDoubleTuning } from './conditionDoubles.kernels.js';
export const noteConditionDoubles = (queue, routine) => queue.note({
    routine,
    backend: 'gpu',
    kernel: lacn2Double.name,
    why: 'doubles: three solves by A and two by its transpose on the device, without a readback',
});
/** Unit vectors that are tried: as in single precision. */
const UNIT_VECTORS = 2;
/** What lacn2_double does. */
const [START, SIGNS, UNIT, SUM] = [0, 1, 2, 3];
/** Enqueues rcond := 1 / (||A|| ||A^-1||) of a matrix that is known by triangles in A. */
export function enqueueTrianglesConditionDoubles(queue, s) {
    const { n, A, rcond, triangles, norm } = s;
    const { part, diag } = triangles;
    if (n === 0)
        return enqueueNumber(queue, 1, rcond);
    scope(queue, (ws) => {
        const [norms, est, zero] = [ws.take('d', 2), ws.take('d', 1), ws.take('i', 1)];
        const X = { data: ws.like(A, 2 * n), off: 0, ld: n };
        s.anorm({ data: norms, off: 0, ld: 1 });
        // NaN in the factors is told from NaN that a singular matrix makes of zeros and infinities.
        enqueueLargestDouble(queue, { part, diag, m: n, n, A, to: { data: norms, off: 1, ld: 1 } });
        enqueueZeroDiagonal(queue, diag === 'u' ? 0 : n, A, { data: zero, off: 0, ld: 1 });
        const tuning = lacn2DoubleVariants.of(A.data.type);
        const step = (kind, x, factor = 1) => {
            const params = { n, kind, offX: x.off, ldx: x.ld, factor };
            queue.launch(lacn2Double, tuning, { X: x.data, norms, est }, params, [1, 1, 1]);
        };
        const product = (columns, transposed) => {
            for (const { uplo, trans, diag } of triangles.solves(transposed !== (norm === 'i')))
                enqueueTrsmDoubles(queue, 'l', uplo, trans, diag, n, columns, 1, A, X);
        };
        step(START, X);
        product(2, false);
        step(SUM, at(X, 0, 1), 2 / (3 * n));
        for (let turn = 0; turn < UNIT_VECTORS; turn++) {
            step(SIGNS, X);
            product(1, true);
            step(UNIT, X);
            product(1, false);
        }
        step(SUM, X);
        const last = { norms, est, zero, rcond: rcond.data };
        queue.launch(rcondDouble, rcondDoubleTuning, last, { offR: rcond.off }, [1, 1, 1]);
    });
}
