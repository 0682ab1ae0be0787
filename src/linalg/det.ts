// det(A) on ndarrays. The work is in determinant.ts.
import type { Strided } from '../core/strided.ts';
import { determinant, scaleBy } from './determinant.ts';
import type { LuFactors } from './luFactor.ts';
import type { Numbers, VerbOptions } from './operands.ts';

/**
 * The determinant of a square matrix, by LU factorization with partial pivoting; 1 if A is empty, 0 if a pivot is exactly zero.
 *
 * A: n x n, an ndarray or any record {data, shape, stride?, offset?}; rows first if there is no stride, and any strides otherwise. It is not
 * changed, and copied before the call returns its promise. Or what luFactor(A) gave: nothing is then factored again.
 *
 * Precision: the factorization is in single for a Float32Array, on the context's backend, else in double on the CPU; the pivots are multiplied
 * as doubles, which overflow or underflow only if the determinant itself does (slogdet never does). NaN in A gives NaN. Rounding makes the
 * determinant of a singular matrix small rather than zero: it is no test for singularity. Flops 2n^3/3, to leading order.
 * Source: LAPACK xGETRF.
 *
 * @throws ArgumentError for a wrong shape, data type or option; never for a singular A.
 * @example
 * const A = ndarray(new Float64Array([2, 1, 4, 3]), [2, 2]); // rows (2 1) and (4 3)
 * console.log(await det(A)); // 2
 * console.log(await det(await luFactor(A))); // 2
 */
export async function det(A: Strided<Numbers> | LuFactors, options: VerbOptions = {}): Promise<number> {
  const { mantissa, exponent } = await determinant('det', A, options);
  if (mantissa === 0) return 0;
  return Number.isFinite(mantissa) ? scaleBy(mantissa, exponent) : mantissa;
}
