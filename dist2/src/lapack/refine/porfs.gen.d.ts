import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of porfs, by name. */
export interface PorfsArgs<P extends Prec> {
    /** Which triangle of A and of AF is stored: 'l' or 'u'. The others are not read. */
    uplo: Uplo;
    n: number;
    nrhs: number;
    /** A triangle of the matrix itself, as it was before potrf. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** L or U as potrf leaves it. */
    AF: Ptr<NoInfer<P>>;
    /** At least the rows of AF, and 1. */
    ldaf: number;
    /** The right-hand sides. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /** In: solutions, as potrs leaves them. Out: better ones. */
    X: Ptr<NoInfer<P>>;
    /** At least the rows of X, and 1. */
    ldx: number;
    /** Out, nrhs elements: a bound of max |x - exact| / max |x| for each column x of X, nearly always a true one. */
    ferr: Ptr<RealOf<P>>;
    /**
     * Out, nrhs elements: the componentwise backward error of each column: the least relative change of any element of A or b that makes
     * x exact.
     */
    berr: Ptr<RealOf<P>>;
}
/**
 * X := X + A^-1 (B - A X), repeated, with A = L L^H ('l') or U^H U ('u') of potrf. A is n x n, B and X are n x nrhs; all column-major.
 *
 * Iterative refinement of the solutions of a symmetric or Hermitian positive definite system, with their error bounds.
 *
 * Overwrites X, ferr and berr. At most five corrections: a column is left alone once its backward error is down to the unit roundoff, or no
 * longer halves. Residuals are computed in the precision of A. NaN in a column, and a zero on the diagonal of the factor, give NaN or
 * infinity in its ferr and berr. n = 0 gives zeros. Magnitudes of complex numbers are |Re| + |Im| in both, which are real. On a GPU context
 * singles, also complex, are computed on the GPU, doubles on the CPU; workspace is 2n^2 + 5 n nrhs elements. On the GPU one vector of nrhs
 * integers is read back after each correction, and calls made later wait for this one. Flops about 20n^2 nrhs. Source: LAPACK xPORFS.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slacpy(ctx.queue, { uplo: 'l', m: n, n, A, lda: n, B: AF, ldb: n });
 * await slacpy(ctx.queue, { m: n, n: nrhs, A: B, lda: n, B: X, ldb: n });
 * await sposv(ctx.queue, { uplo: 'l', n, nrhs, A: AF, lda: n, B: X, ldb: n, info });
 * const [ferr, berr] = [ctx.alloc('s', nrhs), ctx.alloc('s', nrhs)];
 * await sporfs(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, AF, ldaf: n, B, ldb: n, X, ldx: n, ferr, berr });
 */
export declare const porfs: {
    <P extends Prec>(on: Context | Queue, args: PorfsArgs<P>, prec?: P): Promise<void>;
};
/**
 * X := X + A^-1 (B - A X), repeated, with A = L L^H ('l') or U^H U ('u') of potrf. A is n x n, B and X are n x nrhs; all column-major.
 *
 * Iterative refinement of the solutions of a symmetric or Hermitian positive definite system, with their error bounds.
 *
 * Overwrites X, ferr and berr. At most five corrections: a column is left alone once its backward error is down to the unit roundoff, or no
 * longer halves. Residuals are computed in the precision of A. NaN in a column, and a zero on the diagonal of the factor, give NaN or
 * infinity in its ferr and berr. n = 0 gives zeros. Magnitudes of complex numbers are |Re| + |Im| in both, which are real. On a GPU context
 * singles, also complex, are computed on the GPU, doubles on the CPU; workspace is 2n^2 + 5 n nrhs elements. On the GPU one vector of nrhs
 * integers is read back after each correction, and calls made later wait for this one. Flops about 20n^2 nrhs. Source: LAPACK xPORFS.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slacpy(ctx.queue, { uplo: 'l', m: n, n, A, lda: n, B: AF, ldb: n });
 * await slacpy(ctx.queue, { m: n, n: nrhs, A: B, lda: n, B: X, ldb: n });
 * await sposv(ctx.queue, { uplo: 'l', n, nrhs, A: AF, lda: n, B: X, ldb: n, info });
 * const [ferr, berr] = [ctx.alloc('s', nrhs), ctx.alloc('s', nrhs)];
 * await sporfs(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, AF, ldaf: n, B, ldb: n, X, ldx: n, ferr, berr });
 */
export declare const sporfs: {
    (on: Context | Queue, args: PorfsArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * X := X + A^-1 (B - A X), repeated, with A = L L^H ('l') or U^H U ('u') of potrf. A is n x n, B and X are n x nrhs; all column-major.
 *
 * Iterative refinement of the solutions of a symmetric or Hermitian positive definite system, with their error bounds.
 *
 * Overwrites X, ferr and berr. At most five corrections: a column is left alone once its backward error is down to the unit roundoff, or no
 * longer halves. Residuals are computed in the precision of A. NaN in a column, and a zero on the diagonal of the factor, give NaN or
 * infinity in its ferr and berr. n = 0 gives zeros. Magnitudes of complex numbers are |Re| + |Im| in both, which are real. On a GPU context
 * singles, also complex, are computed on the GPU, doubles on the CPU; workspace is 2n^2 + 5 n nrhs elements. On the GPU one vector of nrhs
 * integers is read back after each correction, and calls made later wait for this one. Flops about 20n^2 nrhs. Source: LAPACK xPORFS.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slacpy(ctx.queue, { uplo: 'l', m: n, n, A, lda: n, B: AF, ldb: n });
 * await slacpy(ctx.queue, { m: n, n: nrhs, A: B, lda: n, B: X, ldb: n });
 * await sposv(ctx.queue, { uplo: 'l', n, nrhs, A: AF, lda: n, B: X, ldb: n, info });
 * const [ferr, berr] = [ctx.alloc('s', nrhs), ctx.alloc('s', nrhs)];
 * await sporfs(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, AF, ldaf: n, B, ldb: n, X, ldx: n, ferr, berr });
 */
export declare const dporfs: {
    (on: Context | Queue, args: PorfsArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * X := X + A^-1 (B - A X), repeated, with A = L L^H ('l') or U^H U ('u') of potrf. A is n x n, B and X are n x nrhs; all column-major.
 *
 * Iterative refinement of the solutions of a symmetric or Hermitian positive definite system, with their error bounds.
 *
 * Overwrites X, ferr and berr. At most five corrections: a column is left alone once its backward error is down to the unit roundoff, or no
 * longer halves. Residuals are computed in the precision of A. NaN in a column, and a zero on the diagonal of the factor, give NaN or
 * infinity in its ferr and berr. n = 0 gives zeros. Magnitudes of complex numbers are |Re| + |Im| in both, which are real. On a GPU context
 * singles, also complex, are computed on the GPU, doubles on the CPU; workspace is 2n^2 + 5 n nrhs elements. On the GPU one vector of nrhs
 * integers is read back after each correction, and calls made later wait for this one. Flops about 20n^2 nrhs. Source: LAPACK xPORFS.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slacpy(ctx.queue, { uplo: 'l', m: n, n, A, lda: n, B: AF, ldb: n });
 * await slacpy(ctx.queue, { m: n, n: nrhs, A: B, lda: n, B: X, ldb: n });
 * await sposv(ctx.queue, { uplo: 'l', n, nrhs, A: AF, lda: n, B: X, ldb: n, info });
 * const [ferr, berr] = [ctx.alloc('s', nrhs), ctx.alloc('s', nrhs)];
 * await sporfs(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, AF, ldaf: n, B, ldb: n, X, ldx: n, ferr, berr });
 */
export declare const cporfs: {
    (on: Context | Queue, args: PorfsArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * X := X + A^-1 (B - A X), repeated, with A = L L^H ('l') or U^H U ('u') of potrf. A is n x n, B and X are n x nrhs; all column-major.
 *
 * Iterative refinement of the solutions of a symmetric or Hermitian positive definite system, with their error bounds.
 *
 * Overwrites X, ferr and berr. At most five corrections: a column is left alone once its backward error is down to the unit roundoff, or no
 * longer halves. Residuals are computed in the precision of A. NaN in a column, and a zero on the diagonal of the factor, give NaN or
 * infinity in its ferr and berr. n = 0 gives zeros. Magnitudes of complex numbers are |Re| + |Im| in both, which are real. On a GPU context
 * singles, also complex, are computed on the GPU, doubles on the CPU; workspace is 2n^2 + 5 n nrhs elements. On the GPU one vector of nrhs
 * integers is read back after each correction, and calls made later wait for this one. Flops about 20n^2 nrhs. Source: LAPACK xPORFS.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slacpy(ctx.queue, { uplo: 'l', m: n, n, A, lda: n, B: AF, ldb: n });
 * await slacpy(ctx.queue, { m: n, n: nrhs, A: B, lda: n, B: X, ldb: n });
 * await sposv(ctx.queue, { uplo: 'l', n, nrhs, A: AF, lda: n, B: X, ldb: n, info });
 * const [ferr, berr] = [ctx.alloc('s', nrhs), ctx.alloc('s', nrhs)];
 * await sporfs(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, AF, ldaf: n, B, ldb: n, X, ldx: n, ferr, berr });
 */
export declare const zporfs: {
    (on: Context | Queue, args: PorfsArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
