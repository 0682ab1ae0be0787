// detSync(A): det without a promise.
import type { Complex } from '../../core/field.ts';
import { type ArrayInput, isSingle, operandOf } from '../arrays.ts';
import { determining, here } from '../atOnce.ts';
import type { ComplexInput, ComplexOperand } from '../complex/complexArray.ts';
import { throughComplex } from '../device/verb.ts';
import { squareOf } from '../operands.ts';

/** The same of a complex matrix: { re, im }. */
export function detSync(A: ComplexOperand): Complex;
/**
 * The determinant of one square matrix, as det, at once: see solveSync.
 *
 * @throws ArgumentError for a wrong shape or data type, and for an array on a device; UnsupportedError if there is no CPU engine for orders
 * above 12.
 * @example
 * console.log(detSync([[2, 1], [4, 3]])); // 2
 */
export function detSync(A: ArrayInput): number;
export function detSync(A: ComplexInput): unknown {
  const complex = throughComplex('detSync', [[A, 'A', 1]]);
  if (complex !== undefined) return complex;
  const operand = operandOf('detSync', A, 'A', 1);
  const view = squareOf('detSync', operand);
  return here('detSync', determining, isSingle(operand.data) ? 's' : 'd', view).det;
}
