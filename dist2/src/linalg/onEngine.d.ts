import { type Determinant } from '../batched/lu/slogdetStridedBatched.ref.ts';
import { type ArrayOf } from '../core/field.ts';
import { type View2 } from '../core/strided.ts';
import type { Engine } from '../engine/engine.ts';
import type { ConditionWatch } from './illConditioned.ts';
import type { Numbers, Real } from './operands.ts';
import { type FactoredSystem } from './small.ts';
/** X with A X = B, row by row; the watch, if there is one, sees the factors. Throws SingularError. */
export declare function solveOnEngine(e: Engine, prec: Real, a: View2<Numbers>, b: View2<Numbers>, watch?: ConditionWatch): Float32Array<ArrayBufferLike> | Float64Array<ArrayBufferLike> | undefined;
/** A^-1, row by row. Throws SingularError. */
export declare function invOnEngine(e: Engine, prec: Real, a: View2<Numbers>): Float32Array<ArrayBufferLike> | Float64Array<ArrayBufferLike> | undefined;
/** P A = L U, m x n by columns, and the pivots, counted from 1. */
export declare function factorOnEngine(e: Engine, prec: Real, a: View2<Numbers>): {
    factors: ArrayOf<Real>;
    ipiv: Int32Array<ArrayBuffer>;
} | undefined;
/** X, row by row, of a system that is factored. */
export declare function luSolveOnEngine(e: Engine, prec: Real, { trans, factors, pivots, b }: FactoredSystem): ArrayOf<Real> | undefined;
/** det(A) by P A = L U. */
export declare function determinantOnEngine(e: Engine, prec: Real, a: View2<Numbers>): Determinant | undefined;
/** L with A = L L^T, or U with A = U^T U, row by row, zeros in the other triangle. Throws NotPositiveDefiniteError. */
export declare function choleskyOnEngine(e: Engine, prec: Real, a: View2<Numbers>, upper: boolean): ArrayOf<Real> | undefined;
