// diag(v): a diagonal matrix of a vector, or the diagonal of a matrix.
import { ArgumentError } from '../../core/errors.js';
import { isSingle, operandOf } from '../arrays.js';
import { checkNames } from '../options.js';
import { blank, integerOf } from './dtype.js';
/**
 * Of a vector of n elements the n + |k| square matrix that has them on its diagonal k, and zeros elsewhere; of a matrix its diagonal k, a
 * vector: NumPy's diag.
 *
 * v: any array that verbs take, of one dimension or two. It is not changed. The result is a new ndarray, rows first, of singles for a
 * Float32Array, else of doubles; the diagonal of a matrix is a copy too.
 *
 * @throws ArgumentError for another number of dimensions, or a wrong option.
 * @example
 * const D = diag([1, 2]);
 * console.log(D.get(1, 1), D.get(0, 1)); // 2 0
 * console.log(diag([[1, 2], [3, 4]]).data); // Float64Array(2) [ 1, 4 ]
 */
export function diag(v, options = {}) {
    const { data, shape, stride, offset } = operandOf('diag', v, 'v', 1);
    checkNames('diag', 2, options, ['k']);
    const k = integerOf('diag', 'k', 2, options.k, 0);
    const dtype = isSingle(data) ? 'float32' : 'float64';
    const [right, down] = [Math.max(k, 0), Math.max(-k, 0)];
    if (shape.length === 1) {
        const n = shape[0] + right + down;
        const made = blank('diag', dtype, [n, n]);
        for (let i = 0; i < shape[0]; i++)
            made.data[(i + down) * n + i + right] = data[offset + i * stride[0]];
        return made;
    }
    if (shape.length !== 2)
        throw new ArgumentError('diag', 'v', 1, shape.join(' x '), 'must have one or two dimensions');
    const length = Math.max(0, Math.min(shape[0] - down, shape[1] - right));
    const made = blank('diag', dtype, [length]);
    for (let i = 0; i < length; i++)
        made.data[i] = data[offset + (i + down) * stride[0] + (i + right) * stride[1]];
    return made;
}
