// zeros, ones and full: arrays of one number.
import { ArgumentError } from '../../core/errors.js';
import { blank, dtypeAmong, shapeOf } from './dtype.js';
/**
 * An array of zeros: NumPy's zeros.
 *
 * shape: the sizes of all axes, or one number for a vector; [] has one element and no axes. The result is a new ndarray, rows first, of
 * doubles, or of singles with `dtype: 'float32'`.
 *
 * @throws ArgumentError for a wrong shape or option.
 * @example
 * const A = zeros([2, 3]);
 * console.log(A.shape, A.get(1, 2)); // [ 2, 3 ] 0
 */
export function zeros(shape, options = {}) {
    return blank('zeros', dtypeAmong('zeros', 2, options), shapeOf('zeros', 1, shape));
}
/**
 * An array of ones: NumPy's ones.
 *
 * shape: the sizes of all axes, or one number for a vector. The result is a new ndarray, rows first, of doubles, or of singles with `dtype:
 * 'float32'`.
 *
 * @throws ArgumentError for a wrong shape or option.
 * @example
 * const x = ones(3, { dtype: 'float32' });
 * console.log(x.data); // Float32Array(3) [ 1, 1, 1 ]
 */
export function ones(shape, options = {}) {
    const made = blank('ones', dtypeAmong('ones', 2, options), shapeOf('ones', 1, shape));
    made.data.fill(1);
    return made;
}
/**
 * An array of one number: NumPy's full.
 *
 * shape: the sizes of all axes, or one number for a vector. value: any number, NaN and infinities among them. The result is a new ndarray,
 * rows first, of doubles, or of singles with `dtype: 'float32'`.
 *
 * @throws ArgumentError for a wrong shape, value or option.
 * @example
 * const A = full([2, 2], 7);
 * console.log(A.get(0, 1)); // 7
 */
export function full(shape, value, options = {}) {
    if (typeof value !== 'number')
        throw new ArgumentError('full', 'value', 2, value, 'must be a number');
    const made = blank('full', dtypeAmong('full', 3, options), shapeOf('full', 1, shape));
    made.data.fill(value);
    return made;
}
