// A reciprocal condition number on the GPU, from a norm and solves with triangles, without a readback.
import { enqueueLaset } from '../../blas3/elements/laset.gpu.js';
import { enqueueNorm } from '../../blas3/norms/lange.gpu.js';
import { enqueueTrsm } from '../../blas3/triangular/trsm.gpu.js';
import { realOf } from '../../core/field.js';
import { scope } from '../../runtime/workspace.js';
import { enqueueZeroDiagonal } from '../triangular/trtrs.gpu.js';
import { enqueueLacn2 } from './lacn2.gpu.js';
import { rcondFinal, rcondTuning } from './lacn2.kernels.js';
export const noteCondition = (queue, routine) => queue.note({
    routine,
    backend: 'gpu',
    kernel: 'lacn2_step',
    why: 'three solves by A and two by its transpose on the device, without a readback',
});
/** Enqueues rcond := 1 / (||A|| ||A^-1||). */
export function enqueueCondition(queue, s) {
    const { n, A, part, diag, hermitian = false, rcond, pivots = A } = s;
    if (n === 0) {
        enqueueNumber(queue, 1, rcond);
        return;
    }
    scope(queue, (ws) => {
        const real = realOf(A.data.type);
        const [vectors, norms, est] = [ws.like(A, 2 * n), ws.take(real, 2), ws.take(real, 1)];
        const zero = ws.take('i', 1);
        const X = { data: vectors, off: 0, ld: n };
        s.anorm({ data: norms, off: 0, ld: 1 });
        // NaN in the factors is told from NaN that a singular matrix makes of zeros and infinities.
        const largest = { data: norms, off: 1, ld: 1 };
        enqueueNorm(queue, { norm: 'm', uplo: part, diag, symmetric: false, hermitian, m: n, n, A, result: largest });
        enqueueZeroDiagonal(queue, diag === 'u' ? 0 : n, pivots, { data: zero, off: 0, ld: 1 });
        const product = (columns, transposed) => s.solve(X, columns, transposed);
        enqueueLacn2(queue, { n, columns: 1, X, est, norm: norms, product });
        queue.launch(rcondFinal, rcondTuning, { norms, est, zero, rcond: rcond.data }, { offR: rcond.off }, [1, 1, 1]);
    });
}
/** As enqueueCondition, by solves with triangles, one after the other. */
export function enqueueTrianglesCondition(queue, { triangles, norm, ...s }) {
    const { n, A } = s;
    const { part, diag } = triangles;
    const solve = (B, columns, transposed) => {
        for (const one of triangles.solves(transposed !== (norm === 'i')))
            enqueueTrsm(queue, { side: 'l', ...one, A, m: n, n: columns, alpha: 1, B, stable: true });
    };
    enqueueCondition(queue, { ...s, part, diag, solve });
}
/** Enqueues result := a number that the host knows. */
export const enqueueNumber = (queue, value, result) => enqueueLaset(queue, { uplo: 'f', m: 1, n: 1, alpha: value, beta: value, A: result });
