import type { FieldMat, Uplo } from '../../core/matrix.ts';
/** Corrections at most: LAPACK's ITERMAX. */
export declare const MOST_CORRECTIONS = 30;
/** How a refinement ended, where the system has then to be solved in double: LAPACK's negative ITER. */
export declare const FAILED: {
    /** A number does not fit into single precision. */
    readonly demotion: -2;
    /** The factorization in single precision broke down. */
    readonly factorization: -3;
    /** Not every right-hand side has converged. */
    readonly convergence: number;
};
/** Brings A to single precision, columns at a time, and gathers what refinement must know of it. */
export declare class Demotion {
    /** Whether an element was too large. */
    overflow: boolean;
    protected readonly uplo: Uplo | 'f';
    protected readonly n: number;
    protected readonly A: FieldMat;
    private readonly sums;
    private known;
    /** Of an n x n matrix; of a symmetric or Hermitian one the triangle that holds it. */
    constructor(uplo: Uplo | 'f', n: number, A: FieldMat);
    /** S(:, 0), S(:, 1), ... := A(:, from), ..., A(:, to - 1) in singles. */
    columns(from: number, to: number, S: FieldMat): void;
    /** The same of complex numbers. */
    private pairs;
    /** Adds to the sums of rows. */
    protected add(sums: Float64Array): void;
    /** Takes note of a magnitude in single precision. */
    protected meet(size: number): void;
    /** The infinity norm of the columns so far, or of A if that is known; NaN if an element is. */
    get norm(): number;
    /** Of an A that was demoted elsewhere, without a number that is too large. */
    know(norm: number): void;
}
/** |x(i)| at most, of complex numbers |Re| + |Im|; NaN if an element is. */
export declare function sizeOf({ data, off, ld, parts }: FieldMat, n: number, j: number): number;
/** log2 of x, as an integer; 0 of 0 and of what is not finite. */
export declare const exponentOf: (x: number) => number;
/** What |r| / |x|, in largest elements, comes to at most where a solution has converged: LAPACK's rule. */
export declare const residualLimit: (n: number, anorm: number) => number;
/**
 * The refinement of A X = B: demote, solve A D = D in single precision, promote, R := R - A X in double, judge, and again until demote says
 * that it has ended. Columns that have not converged stand in front; what lies behind `columns` is not touched any more.
 */
export declare class Refinement implements Rounds {
    /** ITER: corrections made when the last column had converged, or one of FAILED. */
    iter: number;
    /** Columns that have not converged. */
    columns: number;
    readonly solving = true;
    readonly n: number;
    /** Doubles, n x nrhs, columns one behind the other: solutions, and residuals. */
    readonly X: FieldMat;
    readonly R: FieldMat;
    /** Right-hand sides in singles, each with a power of two as its factor, and then their solutions. */
    readonly D: FieldMat;
    /** For each right-hand side the corrections made when it had converged. */
    readonly iters: Int32Array;
    private readonly B;
    private readonly parts;
    /** Column k is of right-hand side order[k]. */
    private readonly order;
    private readonly scales;
    /**
     * log2 of what right-hand sides are scaled to: of the size of A, so that solutions are of that of its condition, and neither leaves the
     * range of singles.
     */
    private readonly exponent;
    /** |r| <= limit |x|, in largest elements, is convergence. */
    private readonly limit;
    private step;
    private ended;
    /** `anorm`: the infinity norm of A. X, R and D are workspace. */
    constructor(n: number, nrhs: number, B: FieldMat, anorm: number, work: Readonly<Record<'X' | 'R' | 'D', FieldMat>>);
    /** D := R in singles. False if nothing is to be solved for any more. */
    demote(): boolean;
    /** X := X + D,  R := B */
    promote(): void;
    /** Moves columns whose residual R is small enough behind the others. */
    judge(): void;
    /** Ends the refinement. Of one that has failed no right-hand side counts as solved. */
    end(iter: number): void;
    store(X: FieldMat): void;
    private column;
    private exchange;
}
/** What of a mixed solution depends on the kind of A; all on the host, at once. */
export interface MixedParts {
    /** Which part of A holds it. */
    readonly uplo: Uplo | 'f';
    /** Factors S, which holds A in singles; returns info. */
    factor(S: FieldMat): number;
    /** The first columns of D := A^-1 D by the factors in S. */
    solve(S: FieldMat, D: FieldMat, columns: number): void;
    /** The first columns of R := R - A X. */
    subtract(X: FieldMat, R: FieldMat, columns: number): void;
    /** A := its factors, X := A^-1 B, in double. Returns info; if it is not 0, X is left as it was. */
    double(X: FieldMat): number;
}
/**
 * A refinement whose rounds are: demote, solve A D = D in low precision if `solving`, promote, R := R - A X, judge; until demote is false.
 */
export interface Rounds {
    readonly iter: number;
    readonly iters: Int32Array;
    readonly columns: number;
    readonly solving: boolean;
    readonly X: FieldMat;
    readonly R: FieldMat;
    readonly D: FieldMat;
    demote(): boolean;
    promote(): void;
    judge(): void;
    end(iter: number): void;
    /** The solutions in the order of the right-hand sides. */
    store(X: FieldMat): void;
}
/** Rounds until the refinement ends, by factors in S. */
export declare function refineRounds(s: Rounds, { solve, subtract }: Pick<MixedParts, 'solve' | 'subtract'>, S: FieldMat): void;
export interface MixedResult {
    readonly iter: number;
    readonly info: number;
}
/**
 * X := A^-1 B by factors in single precision and refinement, or else in double. A is overwritten by its factors in the latter case only.
 */
export declare function mixedRef(n: number, nrhs: number, A: FieldMat, B: FieldMat, X: FieldMat, parts: MixedParts): MixedResult;
