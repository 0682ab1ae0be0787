import type { FieldMat } from '../../core/matrix.ts';
import { type TallDemotion } from './dsgelsDemotion.ref.ts';
/** What is asked of T, p x q: to minimize ||b - T x||, or the shortest r with T^H r = b. */
export interface TallProblem {
    readonly p: number;
    readonly q: number;
    readonly nrhs: number;
    readonly minimizes: boolean;
    /** p x nrhs if it minimizes, else q x nrhs. */
    readonly B: FieldMat;
}
/** Workspace, columns one behind the other. */
export interface TallWork {
    /** Doubles, p x nrhs: r and the residuals f. */
    readonly R: FieldMat;
    readonly F: FieldMat;
    /** Doubles, q x nrhs: x and the residuals g. */
    readonly X: FieldMat;
    readonly G: FieldMat;
    /** Singles, (p + q) x nrhs: f above g, then the corrections of r above those of x. */
    readonly D: FieldMat;
}
/**
 * Refinement of the augmented system
 *
 *   [ I    T ] [r]   [f0]      f0 = b, g0 = 0: x minimizes ||b - T x||, and r is what is left of b
 *   [ T^H  0 ] [x] = [g0]      f0 = 0, g0 = b: r is the shortest solution of T^H r = b, and -x is its multiplier
 *
 * in turns: demote brings f = f0 - r - T x and g = g0 - T^H r to singles; the caller solves for corrections; correct judges and adds
 * them, and begins the next residuals, which the caller completes. Columns that have not converged stand in front. Norms are 2-norms, of
 * x in the scaling D^-1 x of the demoted T D. Right-hand sides are brought to the size of one by powers of two.
 *
 * A right-hand side is done when its corrections of r and x are rounding, or when neither they nor, relative to each element of x, the
 * latter have become smaller by half; it has then converged only if f and g are what rounding leaves of them, so that r and x solve a
 * system with T changed by some roundings. Source: A. Bjoerck, Iterative refinement of linear least squares solutions I, BIT 7 (1967);
 * J. Demmel, Y. Hida, X. S. Li, E. J. Riedy, Extra-precise iterative refinement for overdetermined least squares problems, ACM TOMS 35
 * (2009), whose rules of stopping these are but for the last.
 */
export declare class TallRefinement {
    /** ITER: corrections of the last column to converge, or one of FAILED. */
    iter: number;
    /** Columns that have not converged. */
    columns: number;
    /** For each right-hand side the corrections made when it had converged. */
    readonly iters: Int32Array;
    private readonly problem;
    private readonly work;
    private readonly demotion;
    /** ||T D||_F */
    private readonly size;
    /** Entries of an element: vectors are gone through by entries. */
    private readonly parts;
    /** Column k is of right-hand side order[k]. */
    private readonly order;
    /** By right-hand side: log2 of its factor, the factor of its residuals in singles, its last correction. */
    private readonly exponents;
    private readonly scales;
    private readonly last;
    private step;
    private ended;
    /** `demotion`: of all columns. */
    constructor(problem: TallProblem, demotion: TallDemotion, work: TallWork);
    /** D := [F; G] in singles, of which the part g is scaled as T is. False if nothing is to be solved for any more. */
    demote(): boolean;
    /** Judges the corrections D; r and x += those that are of use; F := f0 - r, G := g0. */
    correct(): void;
    /** Ends the refinement. Of one that has failed no right-hand side counts as solved. */
    end(iter: number): void;
    /** The solutions in the order of the right-hand sides: x, or r of least norm. And, if wanted, the squares of the residuals. */
    store(X: FieldMat, rss: Float64Array | undefined): void;
    /** Whether the correction is rounding ('last'), of use ('more'), or no better than the one before. */
    private judge;
    /**
     * Whether the residuals that the last correction came from are rounding. So may g be of an r that is one itself: it is then made up for
     * by a change of r as small as that correction.
     */
    private solves;
    private add;
    /** F := f0 - R, G := g0 for column k. */
    private begin;
    /** Moves column k, which has converged, behind the others. */
    private done;
    private column;
    /** The element of x or g that entry k belongs to, and what D scales it by. */
    private elementOf;
    private scaleOf;
    /** Right-hand side j. */
    private given;
    private scaledGiven;
}
