import { type FieldMat, type RealArray, type RealMat, type Trans } from '../../core/matrix.ts';
/** A system op(A) X = B with everything that refinement computes with. All are n x nrhs. */
export interface RefineSystem {
    readonly trans: Trans;
    readonly n: number;
    readonly nrhs: number;
    readonly X: FieldMat;
    readonly R: FieldMat;
    /** Real, as all magnitudes are. */
    readonly W: RealMat;
    /** What is to be done once, before all else. */
    prepare(): void;
    /** R := B - op(A) X,  W := |op(A)| |X| + |B| */
    residual(): void;
    /** The first columns of R := op(A)^-1 R, for any op. */
    solve(columns: number, op: Trans): void;
}
/**
 * Improves X until the backward errors of its columns are rounding errors, no longer halve, or MOST_STEPS corrections are made. berr(j) is
 * the componentwise backward error of column j, ferr(j) a bound of max |x - exact| / max |x|. Source: LAPACK xGERFS; M. Arioli,
 * J. W. Demmel and I. S. Duff, Solving sparse linear systems with sparse backward error, SIAM J. Matrix Anal. Appl. 10 (1989).
 */
export declare function refineRef(s: RefineSystem, ferr: RealArray, berr: RealArray): void;
/** B := |A|, of complex numbers |Re| + |Im|. */
export declare function magnitudesRef(m: number, n: number, A: FieldMat, B: RealMat): void;
/** An n x cols matrix of A's kind of numbers. */
export declare function matrixLike(A: RealMat, n: number, cols: number): RealMat;
export declare function matrixLike(A: FieldMat, n: number, cols: number): FieldMat;
/** The matrices of a system: A and |A|, and n x nrhs each B, X, R, W and |X|. */
type Matrices = Readonly<Record<'A' | 'B' | 'X' | 'R', FieldMat> & Record<'sizes' | 'W' | 'V', RealMat>>;
/** A system whose matrices are seen as `m`. `add`: C := C + alpha op(A) X, of three of them. */
export declare function systemOf(trans: Trans, n: number, nrhs: number, m: Matrices, add: (alpha: number, A: 'A' | 'sizes', X: 'X' | 'V', C: 'R' | 'W') => void, solve: RefineSystem['solve']): RefineSystem;
/** The system of a general matrix in host memory; `solve` works on the first columns of R. */
export declare function systemRef(trans: Trans, n: number, nrhs: number, A: FieldMat, B: FieldMat, X: FieldMat, solve: (columns: number, op: Trans, R: FieldMat) => void): RefineSystem;
export {};
