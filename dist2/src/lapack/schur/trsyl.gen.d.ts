import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr, Trans } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of trsyl, by name. */
export interface TrsylArgs<P extends Prec> {
    /** op(A): 'n' (default) A, 'c', and 't' for real numbers, A^H. */
    trana?: Trans;
    /**
     * op(B), alike.
     * Default 'n'.
     */
    tranb?: Trans;
    /** 1 or -1: the sign of the second product. */
    isgn: number;
    m: number;
    n: number;
    /**
     * A Schur form. What lies below the first subdiagonal, of complex ones below the diagonal, is not
     * read.
     */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** A Schur form, alike. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /** In: C. Out: X. */
    C: Ptr<NoInfer<P>>;
    /** At least the rows of C, and 1. */
    ldc: number;
    /** Out, one real number; 0 where X would leave the range by so much that C does not count beside it. */
    scale: Ptr<RealOf<P>>;
    /** Out, one integer. 0: done. 1: eigenvalues of op(A) and -isgn op(B) are the same, or so near to each other that others were taken. */
    info: Ptr<'i'>;
}
/**
 * op(A) X + isgn X op(B) = scale C with quasi-triangular A, m x m, and B, n x n, if complex triangular, as gees leaves them;
 * column-major.
 *
 * Sylvester equation of two Schur forms.
 *
 * Overwrites C with X, scale and info. With A = U S U^H and B = V T V^H, the equation A Y + Y B = D is S X + X T = U^H D V, Y = U X V^H. X
 * is found by blocks from a corner on, and what it means for the other blocks by products of matrices. scale <= 1, a power of two, is 1
 * unless X would leave the range. Computed on the CPU, on any context, in double for singles too. Flops mn (m + n).
 *
 * Source: LAPACK xTRSYL, xTRSYL3; R. Bartels, G. Stewart, Solution of the matrix equation AX + XB = C, Comm. ACM 15 (1972).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * the matrices.
 * @example
 * const [scale, info] = [ctx.alloc('d', 1), ctx.alloc('i', 1)];
 * await dtrsyl(ctx.queue, { isgn: 1, m, n, A: S, lda: m, B: T, ldb: n, C: X, ldc: m, scale, info }); // m, n >= 1
 */
export declare const trsyl: {
    <P extends Prec>(on: Context | Queue, args: TrsylArgs<P>, prec?: P): Promise<void>;
};
/**
 * op(A) X + isgn X op(B) = scale C with quasi-triangular A, m x m, and B, n x n, if complex triangular, as gees leaves them;
 * column-major.
 *
 * Sylvester equation of two Schur forms.
 *
 * Overwrites C with X, scale and info. With A = U S U^H and B = V T V^H, the equation A Y + Y B = D is S X + X T = U^H D V, Y = U X V^H. X
 * is found by blocks from a corner on, and what it means for the other blocks by products of matrices. scale <= 1, a power of two, is 1
 * unless X would leave the range. Computed on the CPU, on any context, in double for singles too. Flops mn (m + n).
 *
 * Source: LAPACK xTRSYL, xTRSYL3; R. Bartels, G. Stewart, Solution of the matrix equation AX + XB = C, Comm. ACM 15 (1972).
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * the matrices.
 * @example
 * const [scale, info] = [ctx.alloc('d', 1), ctx.alloc('i', 1)];
 * await dtrsyl(ctx.queue, { isgn: 1, m, n, A: S, lda: m, B: T, ldb: n, C: X, ldc: m, scale, info }); // m, n >= 1
 */
export declare const strsyl: {
    (on: Context | Queue, args: TrsylArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * op(A) X + isgn X op(B) = scale C with quasi-triangular A, m x m, and B, n x n, if complex triangular, as gees leaves them;
 * column-major.
 *
 * Sylvester equation of two Schur forms.
 *
 * Overwrites C with X, scale and info. With A = U S U^H and B = V T V^H, the equation A Y + Y B = D is S X + X T = U^H D V, Y = U X V^H. X
 * is found by blocks from a corner on, and what it means for the other blocks by products of matrices. scale <= 1, a power of two, is 1
 * unless X would leave the range. Computed on the CPU, on any context, in double for singles too. Flops mn (m + n).
 *
 * Source: LAPACK xTRSYL, xTRSYL3; R. Bartels, G. Stewart, Solution of the matrix equation AX + XB = C, Comm. ACM 15 (1972).
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * the matrices.
 * @example
 * const [scale, info] = [ctx.alloc('d', 1), ctx.alloc('i', 1)];
 * await dtrsyl(ctx.queue, { isgn: 1, m, n, A: S, lda: m, B: T, ldb: n, C: X, ldc: m, scale, info }); // m, n >= 1
 */
export declare const dtrsyl: {
    (on: Context | Queue, args: TrsylArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * op(A) X + isgn X op(B) = scale C with quasi-triangular A, m x m, and B, n x n, if complex triangular, as gees leaves them;
 * column-major.
 *
 * Sylvester equation of two Schur forms.
 *
 * Overwrites C with X, scale and info. With A = U S U^H and B = V T V^H, the equation A Y + Y B = D is S X + X T = U^H D V, Y = U X V^H. X
 * is found by blocks from a corner on, and what it means for the other blocks by products of matrices. scale <= 1, a power of two, is 1
 * unless X would leave the range. Computed on the CPU, on any context, in double for singles too. Flops mn (m + n).
 *
 * Source: LAPACK xTRSYL, xTRSYL3; R. Bartels, G. Stewart, Solution of the matrix equation AX + XB = C, Comm. ACM 15 (1972).
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * the matrices.
 * @example
 * const [scale, info] = [ctx.alloc('d', 1), ctx.alloc('i', 1)];
 * await dtrsyl(ctx.queue, { isgn: 1, m, n, A: S, lda: m, B: T, ldb: n, C: X, ldc: m, scale, info }); // m, n >= 1
 */
export declare const ctrsyl: {
    (on: Context | Queue, args: TrsylArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * op(A) X + isgn X op(B) = scale C with quasi-triangular A, m x m, and B, n x n, if complex triangular, as gees leaves them;
 * column-major.
 *
 * Sylvester equation of two Schur forms.
 *
 * Overwrites C with X, scale and info. With A = U S U^H and B = V T V^H, the equation A Y + Y B = D is S X + X T = U^H D V, Y = U X V^H. X
 * is found by blocks from a corner on, and what it means for the other blocks by products of matrices. scale <= 1, a power of two, is 1
 * unless X would leave the range. Computed on the CPU, on any context, in double for singles too. Flops mn (m + n).
 *
 * Source: LAPACK xTRSYL, xTRSYL3; R. Bartels, G. Stewart, Solution of the matrix equation AX + XB = C, Comm. ACM 15 (1972).
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * the matrices.
 * @example
 * const [scale, info] = [ctx.alloc('d', 1), ctx.alloc('i', 1)];
 * await dtrsyl(ctx.queue, { isgn: 1, m, n, A: S, lda: m, B: T, ldb: n, C: X, ldc: m, scale, info }); // m, n >= 1
 */
export declare const ztrsyl: {
    (on: Context | Queue, args: TrsylArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
