import { type FieldMat } from '../../core/matrix.ts';
import type { TridiagonalJob } from './steqr.spec.ts';
/** Sweeps per eigenvalue, on average, before iteration is given up; fewer than two are usual. */
export declare const MOST_SWEEPS = 30;
/** Takes the rotations of a sweep, as rotateRef does. The array is used again afterwards. */
export type PlaneSweep = (first: number, step: 1 | -1, count: number, planes: Float64Array) => void;
/**
 * T = Z D Z^T for the symmetric tridiagonal T of order n with diagonal d and off-diagonal e. d := the eigenvalues in ascending order, e :=
 * 0; with compz 'i' Z := their vectors, with 'v' Z := Z times them. Returns how many elements of e have not converged, and then leaves d
 * and Z in no order: T has become what they and e are. NaN and infinity: all is NaN, and n is returned. `eps`: unit roundoff of what d
 * and e are known to. Source: LAPACK xSTEQR.
 */
export declare function steqrRef(compz: TridiagonalJob, n: number, d: Float64Array, e: Float64Array, Z: FieldMat | undefined, eps: number): number;
/** d in ascending order; where each value was. */
export declare function sortValues(n: number, d: Float64Array): Int32Array;
/**
 * As steqrRef, of finite numbers; the eigenvalues are left in the order in which they are found. Gives up after so many `sweeps`.
 */
export declare function qlIteration(n: number, d: Float64Array, e: Float64Array, eps: number, sweep?: PlaneSweep, sweeps?: number): number;
/** The eigenvalues of [a b; b c], the one of larger modulus first. Source: LAPACK xLAE2. */
export declare function pairValues(a: number, b: number, c: number): readonly [number, number];
