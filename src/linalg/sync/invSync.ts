// invSync(A): inv without a promise.

import { type ArrayInput, isSingle, operandOf, type Solved } from '../arrays.ts';
import { here, inverting } from '../atOnce.ts';
import type { ComplexArray, ComplexInput, ComplexOperand } from '../complex/complexArray.ts';
import type { Pairs } from '../complex/pairs.ts';
import { throughComplex } from '../device/verb.ts';
import { type NdArray, ndarray } from '../ndarray.ts';
import { squareOf } from '../operands.ts';

/** The same of a complex matrix: a new complex array. */
export function invSync<D extends Pairs>(A: ComplexOperand<D>): ComplexArray<D>;
/**
 * The inverse of one square matrix, as inv, at once: see solveSync.
 *
 * A: n x n; the inverse is a new ndarray, rows first, single if A is, else double. Flops 2n^3. Source: LAPACK xGETRF, xGETRI.
 *
 * @throws ArgumentError for a wrong shape or data type, and for an array on a device; SingularError when a pivot is exactly zero;
 * UnsupportedError if there is no CPU engine for orders above 12.
 * @example
 * const X = invSync([[2, 1], [4, 3]]);
 * console.log(X.get(0, 0), X.get(1, 0)); // 1.5 -2
 */
export function invSync<A extends ArrayInput>(A: A): NdArray<Solved<A>>;
export function invSync(A: ComplexInput): unknown {
  const complex = throughComplex('invSync', [[A, 'A', 1]]);
  if (complex !== undefined) return complex;
  const operand = operandOf('invSync', A, 'A', 1);
  const view = squareOf('invSync', operand);
  const x = here('invSync', inverting, isSingle(operand.data) ? 's' : 'd', view);
  return ndarray(x, [...operand.shape]);
}
