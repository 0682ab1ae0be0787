// choleskySync(A): cholesky without a promise.

import { type ArrayInput, isSingle, operandOf, type Solved } from '../arrays.ts';
import { factoringPositive, here } from '../atOnce.ts';
import type { ComplexArray, ComplexInput, ComplexOperand } from '../complex/complexArray.ts';
import type { Pairs } from '../complex/pairs.ts';
import { throughComplex } from '../device/verb.ts';
import { type NdArray, ndarray } from '../ndarray.ts';
import { squareOf } from '../operands.ts';
import { checkNames, switchAmong } from '../options.ts';

/** The same of a Hermitian matrix: a new complex array. */
export function choleskySync<D extends Pairs>(
  A: ComplexOperand<D>,
  options?: { readonly upper?: boolean },
): ComplexArray<D>;
/**
 * L with A = L L^T of one symmetric positive definite matrix, or with `upper` U with A = U^T U, as cholesky, at once: see solveSync.
 *
 * A: n x n, of which only that triangle is read; the factor is a new ndarray, rows first, with zeros in the other triangle, single if A is,
 * else double.
 *
 * @throws ArgumentError for a wrong shape, data type or option, and for an array on a device; NotPositiveDefiniteError when a leading minor
 * is not positive; UnsupportedError if there is no CPU engine for orders above 12.
 * @example
 * const L = choleskySync([[4, 2], [2, 5]]);
 * console.log(L.get(0, 0), L.get(1, 0), L.get(1, 1)); // 2 1 2
 */
export function choleskySync<A extends ArrayInput>(A: A, options?: { readonly upper?: boolean }): NdArray<Solved<A>>;
export function choleskySync(A: ComplexInput, options: { readonly upper?: boolean } = {}): unknown {
  const complex = throughComplex('choleskySync', [[A, 'A', 1]], options);
  if (complex !== undefined) return complex;
  const operand = operandOf('choleskySync', A, 'A', 1);
  const view = squareOf('choleskySync', operand);
  checkNames('choleskySync', 2, options, ['upper']);
  const upper = switchAmong('choleskySync', 2, 'upper', options.upper);
  const x = here('choleskySync', factoringPositive, isSingle(operand.data) ? 's' : 'd', view, upper);
  return ndarray(x, [...operand.shape]);
}
