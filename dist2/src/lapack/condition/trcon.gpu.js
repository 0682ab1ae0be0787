// TRCON on the GPU: the triangle's norm, and the estimator with solves by it.
import { enqueueNorm } from '../../blas3/norms/lange.gpu.js';
import { oneTriangle } from '../../core/expert.js';
import { onDevice } from '../../runtime/operands.js';
import { enqueueTrianglesCondition, noteCondition } from './condition.gpu.js';
export function trconGpu(queue, a) {
    noteCondition(queue, a.routine);
    enqueueTrcon(queue, onDevice(a));
}
/** Enqueues rcond := 1 / (||A|| ||A^-1||) of a triangle. */
export const enqueueTrcon = (queue, { norm, uplo, diag, n, A, rcond }) => enqueueTrianglesCondition(queue, {
    ...{ triangles: oneTriangle(uplo, diag), norm, n, A, rcond },
    anorm: (result) => enqueueNorm(queue, { norm, uplo, diag, symmetric: false, m: n, n, A, result }),
});
