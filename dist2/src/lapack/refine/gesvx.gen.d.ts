import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr, Trans } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of gesvx, by name. */
export interface GesvxArgs<P extends Prec> {
    /**
     * 'n', the default: A is factored. 'e': A is equilibrated first, where that is worth while. 'f': AF and ipiv hold the factors
     * already.
     */
    fact?: 'n' | 'e' | 'f';
    /** Default 'n'. */
    trans?: Trans;
    n: number;
    nrhs: number;
    /** In: A; with fact 'f' and equed > 0 the equilibrated one. Out: with fact 'e', diag(r) A diag(c) as equed says; else as it was. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** In with fact 'f', else out: L and U of the (equilibrated) A. */
    AF: Ptr<NoInfer<P>>;
    /** At least the rows of AF, and 1. */
    ldaf: number;
    /** In with fact 'f', where they must be in 1..n, else out: n pivots. */
    ipiv: Ptr<'i'>;
    /**
     * One integer, in with fact 'f', else out: 0 A is not equilibrated, 1 its rows are, 2 its columns, 3 both (LAPACK's 'N', 'R', 'C',
     * 'B'). May be left out, for 0, unless fact is 'e'; r and c may be left out with it.
     */
    equed?: Ptr<'i'>;
    /** n row scale factors: in with fact 'f' and equed 1 or 3, out with fact 'e'. */
    r?: Ptr<RealOf<P>>;
    /** n column scale factors: in with fact 'f' and equed 2 or 3, out with fact 'e'. */
    c?: Ptr<RealOf<P>>;
    /** In: the right-hand sides. Out: scaled by r, or by c for a transpose, if equed says that those scale A; else as they were. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /** Out: the solution of the system as it was given, unless 0 < info <= n. */
    X: Ptr<NoInfer<P>>;
    /** At least the rows of X, and 1. */
    ldx: number;
    /** Out, one element: the estimated reciprocal condition number of the (equilibrated) A, as gecon gives it. */
    rcond: Ptr<RealOf<P>>;
    /** Out, nrhs elements: as gerfs gives them, for X as it is returned. */
    ferr: Ptr<RealOf<P>>;
    /** Out, nrhs elements: as gerfs gives them. */
    berr: Ptr<RealOf<P>>;
    /**
     * Out, one element: max |A| / max |U|. Much below 1, factors, rcond, X and ferr are not to be relied on. If 0 < info <= n, of the
     * first info columns.
     */
    rpvgrw?: Ptr<RealOf<P>>;
    /**
     * Out, one integer. 0: solved. i <= n: U(i,i) is exactly zero, the first such i; rcond is 0, X, ferr and berr are as they were. n +
     * 1: solved, but rcond is below the unit roundoff, or NaN.
     */
    info: Ptr<'i'>;
}
/**
 * Solves op(A) X = B with everything that is known about the answer, op(A) = A ('n'), A^T ('t') or A^H ('c'). A is n x n,
 * B and X are n x nrhs; all column-major.
 *
 * Expert driver for general systems: equilibrates, factors, estimates the condition, solves, refines, and bounds the error.
 *
 * Overwrites X, rcond, ferr, berr, rpvgrw and info; AF and ipiv unless fact is 'f'; A, r and c with fact 'e'; B where A is equilibrated;
 * equed unless fact is 'f'. A that is singular to working precision is solved with all the same, info then being n + 1. On a GPU context
 * singles, also complex, are computed on the GPU, doubles on the CPU; on the GPU a few numbers are read back (norms, info, rcond), as by
 * gerfs, and calls made later wait for this one. Workspace is n^2 + 5 n nrhs elements. Flops 2n^3/3 + 22 n^2 nrhs, to leading order.
 * Source: LAPACK xGESVX.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info.
 * @example
 * const [rcond, ferr, berr] = [ctx.alloc('s', 1), ctx.alloc('s', nrhs), ctx.alloc('s', nrhs)];
 * await sgesvx(ctx.queue, {
 *   n, nrhs, A, lda: n, AF, ldaf: n, ipiv, B, ldb: n, X, ldx: n, rcond, ferr, berr, info,
 * });
 * const [bound] = await ctx.download(ferr);
 */
export declare const gesvx: {
    <P extends Prec>(on: Context | Queue, args: GesvxArgs<P>, prec?: P): Promise<void>;
};
/**
 * Solves op(A) X = B with everything that is known about the answer, op(A) = A ('n'), A^T ('t') or A^H ('c'). A is n x n,
 * B and X are n x nrhs; all column-major.
 *
 * Expert driver for general systems: equilibrates, factors, estimates the condition, solves, refines, and bounds the error.
 *
 * Overwrites X, rcond, ferr, berr, rpvgrw and info; AF and ipiv unless fact is 'f'; A, r and c with fact 'e'; B where A is equilibrated;
 * equed unless fact is 'f'. A that is singular to working precision is solved with all the same, info then being n + 1. On a GPU context
 * singles, also complex, are computed on the GPU, doubles on the CPU; on the GPU a few numbers are read back (norms, info, rcond), as by
 * gerfs, and calls made later wait for this one. Workspace is n^2 + 5 n nrhs elements. Flops 2n^3/3 + 22 n^2 nrhs, to leading order.
 * Source: LAPACK xGESVX.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info.
 * @example
 * const [rcond, ferr, berr] = [ctx.alloc('s', 1), ctx.alloc('s', nrhs), ctx.alloc('s', nrhs)];
 * await sgesvx(ctx.queue, {
 *   n, nrhs, A, lda: n, AF, ldaf: n, ipiv, B, ldb: n, X, ldx: n, rcond, ferr, berr, info,
 * });
 * const [bound] = await ctx.download(ferr);
 */
export declare const sgesvx: {
    (on: Context | Queue, args: GesvxArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * Solves op(A) X = B with everything that is known about the answer, op(A) = A ('n'), A^T ('t') or A^H ('c'). A is n x n,
 * B and X are n x nrhs; all column-major.
 *
 * Expert driver for general systems: equilibrates, factors, estimates the condition, solves, refines, and bounds the error.
 *
 * Overwrites X, rcond, ferr, berr, rpvgrw and info; AF and ipiv unless fact is 'f'; A, r and c with fact 'e'; B where A is equilibrated;
 * equed unless fact is 'f'. A that is singular to working precision is solved with all the same, info then being n + 1. On a GPU context
 * singles, also complex, are computed on the GPU, doubles on the CPU; on the GPU a few numbers are read back (norms, info, rcond), as by
 * gerfs, and calls made later wait for this one. Workspace is n^2 + 5 n nrhs elements. Flops 2n^3/3 + 22 n^2 nrhs, to leading order.
 * Source: LAPACK xGESVX.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info.
 * @example
 * const [rcond, ferr, berr] = [ctx.alloc('s', 1), ctx.alloc('s', nrhs), ctx.alloc('s', nrhs)];
 * await sgesvx(ctx.queue, {
 *   n, nrhs, A, lda: n, AF, ldaf: n, ipiv, B, ldb: n, X, ldx: n, rcond, ferr, berr, info,
 * });
 * const [bound] = await ctx.download(ferr);
 */
export declare const dgesvx: {
    (on: Context | Queue, args: GesvxArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * Solves op(A) X = B with everything that is known about the answer, op(A) = A ('n'), A^T ('t') or A^H ('c'). A is n x n,
 * B and X are n x nrhs; all column-major.
 *
 * Expert driver for general systems: equilibrates, factors, estimates the condition, solves, refines, and bounds the error.
 *
 * Overwrites X, rcond, ferr, berr, rpvgrw and info; AF and ipiv unless fact is 'f'; A, r and c with fact 'e'; B where A is equilibrated;
 * equed unless fact is 'f'. A that is singular to working precision is solved with all the same, info then being n + 1. On a GPU context
 * singles, also complex, are computed on the GPU, doubles on the CPU; on the GPU a few numbers are read back (norms, info, rcond), as by
 * gerfs, and calls made later wait for this one. Workspace is n^2 + 5 n nrhs elements. Flops 2n^3/3 + 22 n^2 nrhs, to leading order.
 * Source: LAPACK xGESVX.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info.
 * @example
 * const [rcond, ferr, berr] = [ctx.alloc('s', 1), ctx.alloc('s', nrhs), ctx.alloc('s', nrhs)];
 * await sgesvx(ctx.queue, {
 *   n, nrhs, A, lda: n, AF, ldaf: n, ipiv, B, ldb: n, X, ldx: n, rcond, ferr, berr, info,
 * });
 * const [bound] = await ctx.download(ferr);
 */
export declare const cgesvx: {
    (on: Context | Queue, args: GesvxArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * Solves op(A) X = B with everything that is known about the answer, op(A) = A ('n'), A^T ('t') or A^H ('c'). A is n x n,
 * B and X are n x nrhs; all column-major.
 *
 * Expert driver for general systems: equilibrates, factors, estimates the condition, solves, refines, and bounds the error.
 *
 * Overwrites X, rcond, ferr, berr, rpvgrw and info; AF and ipiv unless fact is 'f'; A, r and c with fact 'e'; B where A is equilibrated;
 * equed unless fact is 'f'. A that is singular to working precision is solved with all the same, info then being n + 1. On a GPU context
 * singles, also complex, are computed on the GPU, doubles on the CPU; on the GPU a few numbers are read back (norms, info, rcond), as by
 * gerfs, and calls made later wait for this one. Workspace is n^2 + 5 n nrhs elements. Flops 2n^3/3 + 22 n^2 nrhs, to leading order.
 * Source: LAPACK xGESVX.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info.
 * @example
 * const [rcond, ferr, berr] = [ctx.alloc('s', 1), ctx.alloc('s', nrhs), ctx.alloc('s', nrhs)];
 * await sgesvx(ctx.queue, {
 *   n, nrhs, A, lda: n, AF, ldaf: n, ipiv, B, ldb: n, X, ldx: n, rcond, ferr, berr, info,
 * });
 * const [bound] = await ctx.download(ferr);
 */
export declare const zgesvx: {
    (on: Context | Queue, args: GesvxArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
