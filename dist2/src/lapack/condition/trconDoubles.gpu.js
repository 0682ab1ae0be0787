// TRCON of doubles on the GPU: the triangle's norm, and the estimator with solves by it.
import { enqueueNormDoubles } from '../../blas3/norms/langeDoubles.gpu.js';
import { oneTriangle } from '../../core/expert.js';
import { onDevice } from '../../runtime/operands.js';
import { enqueueTrianglesConditionDoubles, noteConditionDoubles } from './conditionDoubles.gpu.js';
export function trconDoubles(queue, a) {
    noteConditionDoubles(queue, a.routine);
    const { norm, uplo, diag, n, A, rcond } = onDevice(a);
    enqueueTrianglesConditionDoubles(queue, {
        ...{ triangles: oneTriangle(uplo, diag), norm, n, A, rcond },
        anorm: (result) => enqueueNormDoubles(queue, a.routine, { norm, uplo, diag, symmetric: false, m: n, n, A, result }),
    });
}
