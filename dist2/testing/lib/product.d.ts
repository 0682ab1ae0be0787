import type { Trans } from '../../src/index.ts';
import type { MatrixView, RealArray, Triangle } from './norms.ts';
import type { Random } from './random.ts';
import { type Scalar } from './scalars.ts';
/** op(A) by BLAS's letter, or whether it is the adjoint: of a real matrix the transpose. */
export type Op = Trans | boolean;
/** y := op(A) x. The sums are Knuth's TwoSum; products are rounded once each. */
export declare function multiply(a: MatrixView, op: Op, x: Float64Array, triangle?: Triangle): Float64Array;
/** Column j of op(A), in doubles; of a stored triangle the rest is zero. */
export declare function columnOf(a: MatrixView, j: number, op?: Op, triangle?: Triangle): Float64Array;
/** y := y - alpha x, numbers or pairs. */
export declare function subtract(y: Float64Array, alpha: Scalar, x: RealArray): void;
/** Random signs: t with E[t t^T] = I, so that E ||E t||^2 = ||E||_F^2 for every matrix E, of complex numbers too. */
export declare function signVector(n: number, random: Random, parts?: 2): Float64Array;
/** Column j of the unit matrix of order n. */
export declare function unitVector(n: number, j: number, parts?: 2): Float64Array;
