import type { Complex } from '../../core/field.ts';
import { type ArrayInput } from '../arrays.ts';
import type { ComplexOperand } from '../complex/complexArray.ts';
/** The same of a complex matrix: { re, im }. */
export declare function detSync(A: ComplexOperand): Complex;
/**
 * The determinant of one square matrix, as det, at once: see solveSync.
 *
 * @throws ArgumentError for a wrong shape or data type, and for an array on a device; UnsupportedError if there is no CPU engine for orders
 * above 12.
 * @example
 * console.log(detSync([[2, 1], [4, 3]])); // 2
 */
export declare function detSync(A: ArrayInput): number;
