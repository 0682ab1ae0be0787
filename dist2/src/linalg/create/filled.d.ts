import { type Created, type CreateOptions, type DType, type Shape } from './dtype.ts';
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
export declare function zeros<D extends DType = 'float64'>(shape: Shape, options?: CreateOptions<D>): Created<D>;
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
export declare function ones<D extends DType = 'float64'>(shape: Shape, options?: CreateOptions<D>): Created<D>;
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
export declare function full<D extends DType = 'float64'>(shape: Shape, value: number, options?: CreateOptions<D>): Created<D>;
