// slogdet(A) on ndarrays. The work is in determinant.ts.
import type { Strided } from '../core/strided.ts';
import { determinant } from './determinant.ts';
import type { LuFactors } from './luFactor.ts';
import type { Numbers, VerbOptions } from './operands.ts';

/** A determinant that need not be representable: sign e^logabsdet. */
export interface SignAndLog {
  /** -1, 0 or 1; NaN if the determinant is. */
  readonly sign: number;
  /** The natural logarithm of the absolute value; -Infinity if that is zero. */
  readonly logabsdet: number;
}

/**
 * Sign and logarithm of the determinant of a square matrix, which cannot overflow; { sign: 0, logabsdet: -Infinity } if a pivot is exactly
 * zero, as in NumPy.
 *
 * A, which may be what luFactor(A) gave, precision and flops as of det(A).
 *
 * @throws ArgumentError for a wrong shape, data type or option; never for a singular A.
 * @example
 * const A = ndarray(new Float64Array([2, 1, 4, 3]), [2, 2]); // rows (2 1) and (4 3)
 * const { sign, logabsdet } = await slogdet(A);
 * console.log(sign, Math.exp(logabsdet).toFixed(6)); // 1 2.000000
 */
export async function slogdet(A: Strided<Numbers> | LuFactors, options: VerbOptions = {}): Promise<SignAndLog> {
  const { mantissa, exponent } = await determinant('slogdet', A, options);
  if (mantissa === 0) return { sign: 0, logabsdet: Number.NEGATIVE_INFINITY };
  return { sign: Math.sign(mantissa), logabsdet: Math.log(Math.abs(mantissa)) + exponent * Math.LN2 };
}
