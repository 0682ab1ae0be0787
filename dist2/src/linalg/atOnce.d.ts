import type { View2 } from '../core/strided.ts';
import { type Engine } from '../engine/engine.ts';
import type { Context } from '../runtime/context.ts';
import type { ConditionWatch } from './illConditioned.ts';
import type { Numbers, Real } from './operands.ts';
import { type FactoredSystem } from './small.ts';
/** Routines by what they cost. */
type Kind = 'gesv' | 'getrf' | 'getrs' | 'getri' | 'potrf';
/**
 * Orders, and numbers of right-hand sides, up to which singles on a GPU context stay on the CPU. On an H200 beside 16 threads (Node 20,
 * 2026-11), of order 64, 256, 512, in ms: solve takes 0.59, 1.6, 4.9 by the GPU and 0.03, 0.55, 3.3 by the CPU; inv 1.1, 3.8, 9.8 and 0.1,
 * 1.8, 7.2; det 0.51, 1.6, 3.6 and 0.05, 0.53, 2.1; cholesky 0.27, 1.0, 2.9 and 0.02, 0.39, 1.8; luSolve, which brings n^2 elements there
 * for n^2 operations, 0.34, 0.74, 2.1 and 0.01, 0.08, 0.29. Two threads of another machine solve order 512 in 2.6. Measuring programs and
 * tests change them.
 */
export declare const BESIDE_GPU: Record<Kind, number>;
/** A routine by both ways. */
interface Both<A extends readonly unknown[], R> {
    readonly kind: Kind;
    readonly order: (...of: A) => number;
    readonly reference: (prec: Real, ...of: A) => R;
    readonly byEngine: (e: Engine, prec: Real, ...of: A) => R | undefined;
}
/**
 * The result without a context, for verbs that return no promise.
 * @throws UnsupportedError if it takes the engine, and there is none, or no memory for it.
 */
export declare function here<A extends readonly unknown[], R>(routine: string, { kind, order, reference, byEngine }: Both<A, R>, prec: Real, ...of: A): R;
/** X with A X = B, row by row. Throws SingularError. */
export declare const solving: Both<[a: View2<Numbers>, b: View2<Numbers>, watch?: ConditionWatch | undefined], Float32Array<ArrayBufferLike> | Float64Array<ArrayBufferLike>>;
export declare const solveAtOnce: (context: Context, prec: Real, a: View2<Numbers>, b: View2<Numbers>, watch?: ConditionWatch | undefined) => Float32Array<ArrayBufferLike> | Float64Array<ArrayBufferLike> | undefined;
/** A^-1, row by row. Throws SingularError. */
export declare const inverting: Both<[a: View2<Numbers>], Float32Array<ArrayBufferLike> | Float64Array<ArrayBufferLike>>;
export declare const invAtOnce: (context: Context, prec: Real, a: View2<Numbers>) => Float32Array<ArrayBufferLike> | Float64Array<ArrayBufferLike> | undefined;
/** P A = L U, m x n by columns, and the pivots, counted from 1. */
export declare const factorAtOnce: (context: Context, prec: Real, a: View2<Numbers>) => {
    factors: import("../index.ts").ArrayOf<Real>;
    ipiv: Int32Array<ArrayBuffer>;
} | undefined;
/** X, row by row, of a system that is factored. */
export declare const luSolveAtOnce: (context: Context, prec: Real, of_0: FactoredSystem) => Float32Array<ArrayBufferLike> | Float64Array<ArrayBufferLike> | undefined;
/** det(A) by P A = L U. */
export declare const determining: Both<[a: View2<Numbers>], import("../batched/lu/slogdetStridedBatched.ref.ts").Determinant>;
export declare const determinantAtOnce: (context: Context, prec: Real, a: View2<Numbers>) => import("../batched/lu/slogdetStridedBatched.ref.ts").Determinant | undefined;
/** L with A = L L^T, or U with A = U^T U, row by row, zeros in the other triangle. Throws NotPositiveDefiniteError. */
export declare const factoringPositive: Both<[a: View2<Numbers>, upper: boolean], Float32Array<ArrayBufferLike> | Float64Array<ArrayBufferLike>>;
export declare const choleskyAtOnce: (context: Context, prec: Real, a: View2<Numbers>, upper: boolean) => Float32Array<ArrayBufferLike> | Float64Array<ArrayBufferLike> | undefined;
export {};
