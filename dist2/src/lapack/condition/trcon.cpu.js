import { oneTriangle } from '../../core/expert.js';
import { matrixAt } from '../../engine/views.js';
import { conditionCpu, conditionEngine } from './condition.cpu.js';
import { triangleNormRef } from './trcon.ref.js';
/** As trconRef, of an upper triangle in the 1-norm; `x` is the address of n elements of workspace. */
export function upperConditionEngine(e, r, n, R, x) {
    const norm = triangleNormRef('1', 'u', 'n', n, matrixAt(e, r, n, n, R));
    return conditionEngine(e, r, oneTriangle('u', 'n'), '1', n, R, norm, x);
}
export const trconCpu = (queue, a) => conditionCpu(queue, a, oneTriangle(a.uplo, a.diag), a.norm, (A) => triangleNormRef(a.norm, a.uplo, a.diag, a.n, A));
