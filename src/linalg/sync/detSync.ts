// detSync(A): det without a promise.
import { type ArrayInput, isSingle, operandOf } from '../arrays.ts';
import { determining, here } from '../atOnce.ts';
import { squareOf } from '../operands.ts';

/**
 * The determinant of one square matrix, as det, at once: see solveSync.
 *
 * @throws ArgumentError for a wrong shape or data type, and for an array on a device; UnsupportedError if there is no CPU engine for orders
 * above 12.
 * @example
 * console.log(detSync([[2, 1], [4, 3]])); // 2
 */
export function detSync(A: ArrayInput): number {
  const operand = operandOf('detSync', A, 'A', 1);
  const view = squareOf('detSync', operand);
  return here('detSync', determining, isSingle(operand.data) ? 's' : 'd', view).det;
}
