import type { FieldMat } from '../../core/matrix.ts';
import { type MixedParts, type MixedResult, type Rounds } from './mixed.ref.ts';
/** A correction that leaves more than this part of |r|, and of |r| / |x|, tells that the factors are too far from A. */
export declare const STALLED = 0.25;
/** What is solved with is diag(rows) A diag(columns), factored; all powers of two. Of real numbers, as halves are real. */
export interface Scales {
    readonly rows: ArrayLike<number>;
    readonly columns: ArrayLike<number>;
}
/** 2^e for the largest e that does not exceed x; 1 for 0 and for what is not finite. */
export declare function powerBelow(x: number): number;
/**
 * The 2-norm of a residual that should do where its largest element is to be `limit` times that of x, `size`: the largest element is about
 * four times the root of the mean square.
 */
export declare const cycleGoal: (n: number, limit: number, size: number) => number;
export interface GmresWork {
    /** Doubles: what is multiplied by A, and what the product is subtracted from. */
    readonly X: FieldMat;
    readonly R: FieldMat;
    /** Singles: what is solved for. */
    readonly D: FieldMat;
}
/**
 * The refinement of A X = B: demote, solve A D = D with the factors if `solving`, promote, R := R - A X, judge, and again until demote says
 * that it has ended. The columns of X, R and D are those of right-hand sides that have not converged, one round after the other in
 * lockstep.
 *
 * Flexible GMRES, preconditioned from the right: what is solved with the factors, rounded as it may be, is kept, and the combination of it
 * is taken whose true residual is smallest in the 2-norm. Source: Y. Saad, A flexible inner-outer preconditioned GMRES algorithm (1993); as
 * a refinement, E. Carson and N. J. Higham, SIAM J. Sci. Comput. 39 (2017) and 40 (2018), there preconditioned from the left, which needs
 * solutions in higher precision than the factors'.
 */
export declare class GmresRefinement implements Rounds {
    /** ITER: corrections of the column that took most, or one of FAILED. */
    iter: number;
    readonly n: number;
    readonly X: FieldMat;
    readonly R: FieldMat;
    readonly D: FieldMat;
    private readonly parts;
    /** For each right-hand side its corrections, and its solutions with the factors. */
    readonly iters: Int32Array;
    readonly inner: Int32Array;
    private readonly all;
    private active;
    private readonly prec;
    private readonly scales;
    /** What right-hand sides of solutions are scaled to: of the size of what is factored, so that solutions are of that of its condition. */
    private readonly size;
    private readonly limit;
    private ended;
    /** `anorm`: the infinity norm of A; `prec`: of the solution. The work is changed. */
    constructor(n: number, B: FieldMat, nrhs: number, anorm: number, work: GmresWork, prec: 's' | 'd', scales?: Scales);
    /** Columns that have not converged. */
    get columns(): number;
    /** Whether any of them has something to solve for; without columns, the factorization's info is still wanted. */
    get solving(): boolean;
    /** D := what is solved for, in singles. False if the refinement has ended. */
    demote(): boolean;
    /** X := what was solved for, or a solution; R := 0, or B. */
    promote(): void;
    /** Takes R = -A X into the Krylov space, or R = B - A X for the judgement of X. */
    judge(): void;
    /** Ends the refinement. Of one that has failed no right-hand side counts as solved. */
    end(iter: number): void;
    /** Solution k. */
    solution(k: number): Float64Array;
    store(X: FieldMat): void;
    /** Whether the column is still to be corrected, after a new x has been checked. */
    private check;
    /** Adds a direction; where that ends the cycle, x is corrected. */
    private extend;
    private round;
    private column;
    /** |x(i)| at most, of complex numbers |Re| + |Im|; NaN if an element is. */
    private largest;
}
/** A way to factor S, which holds A in singles; it may scale what it factors. */
export interface GmresAttempt {
    /** Of the precision that it factors in. */
    readonly bits: number;
    factor(S: FieldMat): {
        readonly info: number;
        readonly scales?: Scales;
    };
}
export interface GmresResult extends MixedResult {
    readonly iters: Int32Array;
    readonly inner: Int32Array;
    /** Bits of the precision whose factors X is from. */
    readonly factored: number;
}
/**
 * X := A^-1 B by the first of some attempts at factors with which GMRES converges, or else in A's own precision `prec`. A is overwritten by
 * its factors in the latter case only. What is reported of a failure is that of the last attempt.
 */
export declare function gmresRef(n: number, nrhs: number, A: FieldMat, B: FieldMat, X: FieldMat, parts: Omit<MixedParts, 'factor'>, attempts: readonly [GmresAttempt, ...GmresAttempt[]], prec?: 's' | 'd'): GmresResult;
