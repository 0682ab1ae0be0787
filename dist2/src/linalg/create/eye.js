// eye(n): the unit matrix, and ones on any diagonal.
import { sizeOf } from '../../core/strided.js';
import { blank, countOf, dtypeAmong, integerOf } from './dtype.js';
export function eye(n, m = n, options = {}) {
    const isSquare = typeof m === 'object' && m !== null;
    const [cols, given, position] = isSquare ? [n, m, 2] : [m, options, 3];
    const dtype = dtypeAmong('eye', position, given, ['k']);
    const shape = [countOf('eye', 'n', 1, n), countOf('eye', 'm', 2, cols)];
    const k = integerOf('eye', 'k', position, given.k, 0);
    const made = blank('eye', dtype, shape);
    const first = k >= 0 ? k : -k * shape[1];
    const length = Math.min(shape[0] + Math.min(k, 0), shape[1] - Math.max(k, 0));
    for (let i = 0; i < length && first < sizeOf(shape); i++)
        made.data[first + i * (shape[1] + 1)] = 1;
    return made;
}
