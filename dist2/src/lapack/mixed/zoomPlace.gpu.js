// Whether the GPU may be asked what it would take to correct eigenvectors and singular vectors there: zoomCost.gpu.ts, whose code is read
// then.
import { fields } from '../../core/field.js';
/** Of an m x n matrix: a GPU that is hardware, can bind it in doubles, and multiplies bytes, or keeps doubles whatever it does. */
export function mayCorrect({ context }, prec, m, n) {
    const { doubles, software, bindingBytes, matrixUnits } = context.gpu;
    if (software || fields[prec].bytes * m * n > bindingBytes)
        return false;
    return doubles || matrixUnits.some(({ factor }) => factor === 'i8');
}
