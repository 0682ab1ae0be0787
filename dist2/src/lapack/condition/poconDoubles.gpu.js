import { choleskyTriangles } from '../../core/expert.js';
import { onDevice } from '../../runtime/operands.js';
import { enqueueNumber } from './condition.gpu.js';
import { enqueueTrianglesConditionDoubles, noteConditionDoubles } from './conditionDoubles.gpu.js';
export function poconDoubles(queue, a) {
    noteConditionDoubles(queue, a.routine);
    const { n, A, rcond } = onDevice(a);
    const anorm = (result) => enqueueNumber(queue, a.anorm, result);
    enqueueTrianglesConditionDoubles(queue, { triangles: choleskyTriangles(a.uplo), norm: '1', n, A, rcond, anorm });
}
