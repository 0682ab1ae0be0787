import type { Complex } from '../../src/index.ts';
export { conjugate, im, re, times } from '../../src/core/complex.ts';
export type Scalar = number | Complex;
/** x - factor y. */
export declare function minus(x: Scalar, y: Scalar, factor?: Scalar): Scalar;
export declare const plus: (x: Scalar, y: Scalar) => Scalar;
export declare const magnitude: (x: Scalar) => number;
/** |Re| + |Im|, BLAS's measure of a complex number. */
export declare const abs1: (x: Scalar) => number;
export declare function quotient(x: Scalar, y: Scalar): Scalar;
/** Element p of an array of numbers, or of pairs. */
export declare const scalarAt: (data: ArrayLike<number>, p: number, parts: 2 | undefined) => Scalar;
/**
 * A scalar of a problem in the field of its operands. Those that have no imaginary part there stay numbers, which complex calls take too.
 */
export declare function inField(x: number, parts: 2 | undefined): Scalar;
