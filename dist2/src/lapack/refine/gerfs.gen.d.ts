import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr, Trans } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of gerfs, by name. */
export interface GerfsArgs<P extends Prec> {
    /** Default 'n'. */
    trans?: Trans;
    n: number;
    nrhs: number;
    /** The matrix itself, as it was before getrf. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** L and U as getrf leaves them. */
    AF: Ptr<NoInfer<P>>;
    /** At least the rows of AF, and 1. */
    ldaf: number;
    /** n pivots as getrf leaves them. They must be in 1..n: that is not checked. */
    ipiv: Ptr<'i'>;
    /** The right-hand sides. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /** In: solutions, as getrs leaves them. Out: better ones. */
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
 * X := X + op(A)^-1 (B - op(A) X), repeated, op(A) = A ('n'), A^T ('t') or A^H ('c'), with P A = L U of getrf. A is n x n,
 * B and X are n x nrhs; all column-major.
 *
 * Iterative refinement of the solutions of a general system, with their error bounds.
 *
 * Overwrites X, ferr and berr. At most five corrections: a column is left alone once its backward error is down to the unit roundoff, or no
 * longer halves. Residuals are computed in the precision of A. NaN in a column, and a zero on the diagonal of U, give NaN or infinity in
 * its ferr and berr. n = 0 gives zeros. Magnitudes of complex numbers are |Re| + |Im| in both, which are real. On a GPU context
 * singles, also complex, are computed on the GPU, doubles on the CPU; workspace is n^2 + 5 n nrhs elements.
 * On the GPU one vector of nrhs integers is read back after each correction, and calls made later wait for this one. Flops about 20n^2
 * nrhs. Source: LAPACK xGERFS.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slacpy(ctx.queue, { m: n, n, A, lda: n, B: AF, ldb: n });
 * await slacpy(ctx.queue, { m: n, n: nrhs, A: B, lda: n, B: X, ldb: n });
 * await sgesv(ctx.queue, { n, nrhs, A: AF, lda: n, ipiv, B: X, ldb: n, info });
 * const [ferr, berr] = [ctx.alloc('s', nrhs), ctx.alloc('s', nrhs)];
 * await sgerfs(ctx.queue, { n, nrhs, A, lda: n, AF, ldaf: n, ipiv, B, ldb: n, X, ldx: n, ferr, berr });
 */
export declare const gerfs: {
    <P extends Prec>(on: Context | Queue, args: GerfsArgs<P>, prec?: P): Promise<void>;
};
/**
 * X := X + op(A)^-1 (B - op(A) X), repeated, op(A) = A ('n'), A^T ('t') or A^H ('c'), with P A = L U of getrf. A is n x n,
 * B and X are n x nrhs; all column-major.
 *
 * Iterative refinement of the solutions of a general system, with their error bounds.
 *
 * Overwrites X, ferr and berr. At most five corrections: a column is left alone once its backward error is down to the unit roundoff, or no
 * longer halves. Residuals are computed in the precision of A. NaN in a column, and a zero on the diagonal of U, give NaN or infinity in
 * its ferr and berr. n = 0 gives zeros. Magnitudes of complex numbers are |Re| + |Im| in both, which are real. On a GPU context
 * singles, also complex, are computed on the GPU, doubles on the CPU; workspace is n^2 + 5 n nrhs elements.
 * On the GPU one vector of nrhs integers is read back after each correction, and calls made later wait for this one. Flops about 20n^2
 * nrhs. Source: LAPACK xGERFS.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slacpy(ctx.queue, { m: n, n, A, lda: n, B: AF, ldb: n });
 * await slacpy(ctx.queue, { m: n, n: nrhs, A: B, lda: n, B: X, ldb: n });
 * await sgesv(ctx.queue, { n, nrhs, A: AF, lda: n, ipiv, B: X, ldb: n, info });
 * const [ferr, berr] = [ctx.alloc('s', nrhs), ctx.alloc('s', nrhs)];
 * await sgerfs(ctx.queue, { n, nrhs, A, lda: n, AF, ldaf: n, ipiv, B, ldb: n, X, ldx: n, ferr, berr });
 */
export declare const sgerfs: {
    (on: Context | Queue, args: GerfsArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * X := X + op(A)^-1 (B - op(A) X), repeated, op(A) = A ('n'), A^T ('t') or A^H ('c'), with P A = L U of getrf. A is n x n,
 * B and X are n x nrhs; all column-major.
 *
 * Iterative refinement of the solutions of a general system, with their error bounds.
 *
 * Overwrites X, ferr and berr. At most five corrections: a column is left alone once its backward error is down to the unit roundoff, or no
 * longer halves. Residuals are computed in the precision of A. NaN in a column, and a zero on the diagonal of U, give NaN or infinity in
 * its ferr and berr. n = 0 gives zeros. Magnitudes of complex numbers are |Re| + |Im| in both, which are real. On a GPU context
 * singles, also complex, are computed on the GPU, doubles on the CPU; workspace is n^2 + 5 n nrhs elements.
 * On the GPU one vector of nrhs integers is read back after each correction, and calls made later wait for this one. Flops about 20n^2
 * nrhs. Source: LAPACK xGERFS.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slacpy(ctx.queue, { m: n, n, A, lda: n, B: AF, ldb: n });
 * await slacpy(ctx.queue, { m: n, n: nrhs, A: B, lda: n, B: X, ldb: n });
 * await sgesv(ctx.queue, { n, nrhs, A: AF, lda: n, ipiv, B: X, ldb: n, info });
 * const [ferr, berr] = [ctx.alloc('s', nrhs), ctx.alloc('s', nrhs)];
 * await sgerfs(ctx.queue, { n, nrhs, A, lda: n, AF, ldaf: n, ipiv, B, ldb: n, X, ldx: n, ferr, berr });
 */
export declare const dgerfs: {
    (on: Context | Queue, args: GerfsArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * X := X + op(A)^-1 (B - op(A) X), repeated, op(A) = A ('n'), A^T ('t') or A^H ('c'), with P A = L U of getrf. A is n x n,
 * B and X are n x nrhs; all column-major.
 *
 * Iterative refinement of the solutions of a general system, with their error bounds.
 *
 * Overwrites X, ferr and berr. At most five corrections: a column is left alone once its backward error is down to the unit roundoff, or no
 * longer halves. Residuals are computed in the precision of A. NaN in a column, and a zero on the diagonal of U, give NaN or infinity in
 * its ferr and berr. n = 0 gives zeros. Magnitudes of complex numbers are |Re| + |Im| in both, which are real. On a GPU context
 * singles, also complex, are computed on the GPU, doubles on the CPU; workspace is n^2 + 5 n nrhs elements.
 * On the GPU one vector of nrhs integers is read back after each correction, and calls made later wait for this one. Flops about 20n^2
 * nrhs. Source: LAPACK xGERFS.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slacpy(ctx.queue, { m: n, n, A, lda: n, B: AF, ldb: n });
 * await slacpy(ctx.queue, { m: n, n: nrhs, A: B, lda: n, B: X, ldb: n });
 * await sgesv(ctx.queue, { n, nrhs, A: AF, lda: n, ipiv, B: X, ldb: n, info });
 * const [ferr, berr] = [ctx.alloc('s', nrhs), ctx.alloc('s', nrhs)];
 * await sgerfs(ctx.queue, { n, nrhs, A, lda: n, AF, ldaf: n, ipiv, B, ldb: n, X, ldx: n, ferr, berr });
 */
export declare const cgerfs: {
    (on: Context | Queue, args: GerfsArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * X := X + op(A)^-1 (B - op(A) X), repeated, op(A) = A ('n'), A^T ('t') or A^H ('c'), with P A = L U of getrf. A is n x n,
 * B and X are n x nrhs; all column-major.
 *
 * Iterative refinement of the solutions of a general system, with their error bounds.
 *
 * Overwrites X, ferr and berr. At most five corrections: a column is left alone once its backward error is down to the unit roundoff, or no
 * longer halves. Residuals are computed in the precision of A. NaN in a column, and a zero on the diagonal of U, give NaN or infinity in
 * its ferr and berr. n = 0 gives zeros. Magnitudes of complex numbers are |Re| + |Im| in both, which are real. On a GPU context
 * singles, also complex, are computed on the GPU, doubles on the CPU; workspace is n^2 + 5 n nrhs elements.
 * On the GPU one vector of nrhs integers is read back after each correction, and calls made later wait for this one. Flops about 20n^2
 * nrhs. Source: LAPACK xGERFS.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slacpy(ctx.queue, { m: n, n, A, lda: n, B: AF, ldb: n });
 * await slacpy(ctx.queue, { m: n, n: nrhs, A: B, lda: n, B: X, ldb: n });
 * await sgesv(ctx.queue, { n, nrhs, A: AF, lda: n, ipiv, B: X, ldb: n, info });
 * const [ferr, berr] = [ctx.alloc('s', nrhs), ctx.alloc('s', nrhs)];
 * await sgerfs(ctx.queue, { n, nrhs, A, lda: n, AF, ldaf: n, ipiv, B, ldb: n, X, ldx: n, ferr, berr });
 */
export declare const zgerfs: {
    (on: Context | Queue, args: GerfsArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
