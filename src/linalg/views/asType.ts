// asType(A, dtype): a copy in single or double precision.

import { rowMajor, sizeOf } from '../../core/strided.ts';
import { copyStrided } from '../../core/stridedCopy.ts';
import { type ArrayInput, complexArrayOf, operandOf } from '../arrays.ts';
import type { ComplexArray, ComplexInput, ComplexOperand } from '../complex/complexArray.ts';
import { type Created, type DataOfType, type DType, dtypeOf } from '../create/dtype.ts';
import { checkNames } from '../options.ts';
import { deliverTo, type OutOption } from '../out.ts';

/**
 * A copy of an array in a data type: NumPy's astype. What verbs compute in follows from the data: single for 'float32', double for
 * 'float64'.
 *
 * A: any array that verbs take. It is not changed. The result is a new ndarray, rows first, or `out`; singles are rounded to nearest, and
 * numbers that are too large become infinities.
 *
 * @throws ArgumentError for what is no array, another data type, or a wrong option.
 * @example
 * console.log(asType([0.1, 1e40], 'float32').data); // Float32Array(2) [ 0.10000000149011612, Infinity ]
 */
export function asType<D extends DType>(A: ArrayInput, dtype: D, options?: OutOption): Created<D>;
/** The same of complex numbers, whose parts get the type. */
export function asType<D extends DType>(A: ComplexOperand, dtype: D): ComplexArray<DataOfType<D>>;
export function asType<D extends DType>(A: ComplexInput, dtype: D, options: OutOption = {}): unknown {
  const own = complexArrayOf('asType', [A, 'A', 1]);
  if (own !== undefined) {
    checkNames('asType', 3, options, []);
    return own.byParts('asType', [[own, 'A', 1]], ([part]) => asType(part!, dtype));
  }
  const { data, shape, stride, offset } = operandOf('asType', A, 'A', 1);
  const to = dtypeOf('asType', 2, dtype ?? null);
  checkNames('asType', 3, options, ['out']);
  const deliver = deliverTo('asType', 3, options.out, to === 'float32' ? 's' : 'd', shape);
  const size = sizeOf(shape);
  const copy = (to === 'float32' ? new Float32Array(size) : new Float64Array(size)) as DataOfType<D>;
  copyStrided(shape, { data: copy, at: 0, strides: rowMajor(shape) }, { data, at: offset, strides: stride });
  return deliver(copy);
}
