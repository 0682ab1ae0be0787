import { choleskyTriangles } from '../../core/expert.js';
import { onDevice } from '../../runtime/operands.js';
import { enqueueNumber, enqueueTrianglesCondition, noteCondition } from './condition.gpu.js';
export function poconGpu(queue, a) {
    noteCondition(queue, a.routine);
    const { n, A, rcond } = onDevice(a);
    const anorm = (result) => enqueueNumber(queue, a.anorm, result);
    enqueueTrianglesCondition(queue, { triangles: choleskyTriangles(a.uplo), norm: '1', n, A, rcond, anorm });
}
