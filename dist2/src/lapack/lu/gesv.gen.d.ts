import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of gesv, by name. */
export interface GesvArgs<P extends Prec> {
    n: number;
    nrhs: number;
    /** In: A. Out: L below the diagonal (its ones are not stored), U on and above it. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Out, n integers: row i was exchanged with row ipiv(i), both counted from 1. */
    ipiv: Ptr<'i'>;
    /** In: the right-hand sides. Out: the solution if info = 0, else as it was. May lie in A's buffer if it shares no element with A. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /** Out, one integer. 0: solved. i > 0: U(i,i) is exactly zero, the first such i; A is factored completely and B untouched. */
    info: Ptr<'i'>;
    /**
     * As in getrf.
     * Default 'partial'.
     */
    pivoting?: 'partial' | 'tournament';
    /**
     * On a GPU context in real single: 'native' on the GPU alone, 'hybrid' with the panels on the CPU, 'auto' (default) as measured costs
     * say.
     */
    mode?: 'auto' | 'native' | 'hybrid';
    /** How the GPU computes the updates behind a panel, as in gemm: 'strict' (default), 'split' or 'fast'. */
    math?: 'strict' | 'split' | 'fast';
}
/**
 * B := A^-1 B by P A = L U; A is n x n, B is n x nrhs; both column-major.
 *
 * Solves A X = B for a general square A by LU factorization with partial pivoting.
 *
 * Overwrites A, ipiv, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A is empty. On a
 * GPU context singles, also complex, are computed on the GPU, doubles on the CPU; `mode` can bring the CPU in for real singles too, as in
 * getrf. Doubles that live on the GPU (createContext) are computed there. Flops 2n^3/3 + 2n^2 nrhs, to leading order. Source: LAPACK xGESV.
 *
 * info says nothing of NaN and infinities in A, as in getrf. NaN comes out in X; an infinite A can have a finite X, for b / infinity is 0.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const ipiv = ctx.alloc('i', n);
 * const info = ctx.alloc('i', 1);
 * await sgesv(ctx.queue, { n, nrhs, A, lda: n, ipiv, B, ldb: n, info });
 * mustSucceed('sgesv', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export declare const gesv: {
    <P extends Prec>(on: Context | Queue, args: GesvArgs<P>, prec?: P): Promise<void>;
};
/**
 * B := A^-1 B by P A = L U; A is n x n, B is n x nrhs; both column-major.
 *
 * Solves A X = B for a general square A by LU factorization with partial pivoting.
 *
 * Overwrites A, ipiv, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A is empty. On a
 * GPU context singles, also complex, are computed on the GPU, doubles on the CPU; `mode` can bring the CPU in for real singles too, as in
 * getrf. Doubles that live on the GPU (createContext) are computed there. Flops 2n^3/3 + 2n^2 nrhs, to leading order. Source: LAPACK xGESV.
 *
 * info says nothing of NaN and infinities in A, as in getrf. NaN comes out in X; an infinite A can have a finite X, for b / infinity is 0.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const ipiv = ctx.alloc('i', n);
 * const info = ctx.alloc('i', 1);
 * await sgesv(ctx.queue, { n, nrhs, A, lda: n, ipiv, B, ldb: n, info });
 * mustSucceed('sgesv', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export declare const sgesv: {
    (on: Context | Queue, args: GesvArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * B := A^-1 B by P A = L U; A is n x n, B is n x nrhs; both column-major.
 *
 * Solves A X = B for a general square A by LU factorization with partial pivoting.
 *
 * Overwrites A, ipiv, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A is empty. On a
 * GPU context singles, also complex, are computed on the GPU, doubles on the CPU; `mode` can bring the CPU in for real singles too, as in
 * getrf. Doubles that live on the GPU (createContext) are computed there. Flops 2n^3/3 + 2n^2 nrhs, to leading order. Source: LAPACK xGESV.
 *
 * info says nothing of NaN and infinities in A, as in getrf. NaN comes out in X; an infinite A can have a finite X, for b / infinity is 0.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const ipiv = ctx.alloc('i', n);
 * const info = ctx.alloc('i', 1);
 * await sgesv(ctx.queue, { n, nrhs, A, lda: n, ipiv, B, ldb: n, info });
 * mustSucceed('sgesv', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export declare const dgesv: {
    (on: Context | Queue, args: GesvArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * B := A^-1 B by P A = L U; A is n x n, B is n x nrhs; both column-major.
 *
 * Solves A X = B for a general square A by LU factorization with partial pivoting.
 *
 * Overwrites A, ipiv, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A is empty. On a
 * GPU context singles, also complex, are computed on the GPU, doubles on the CPU; `mode` can bring the CPU in for real singles too, as in
 * getrf. Doubles that live on the GPU (createContext) are computed there. Flops 2n^3/3 + 2n^2 nrhs, to leading order. Source: LAPACK xGESV.
 *
 * info says nothing of NaN and infinities in A, as in getrf. NaN comes out in X; an infinite A can have a finite X, for b / infinity is 0.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const ipiv = ctx.alloc('i', n);
 * const info = ctx.alloc('i', 1);
 * await sgesv(ctx.queue, { n, nrhs, A, lda: n, ipiv, B, ldb: n, info });
 * mustSucceed('sgesv', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export declare const cgesv: {
    (on: Context | Queue, args: GesvArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * B := A^-1 B by P A = L U; A is n x n, B is n x nrhs; both column-major.
 *
 * Solves A X = B for a general square A by LU factorization with partial pivoting.
 *
 * Overwrites A, ipiv, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A is empty. On a
 * GPU context singles, also complex, are computed on the GPU, doubles on the CPU; `mode` can bring the CPU in for real singles too, as in
 * getrf. Doubles that live on the GPU (createContext) are computed there. Flops 2n^3/3 + 2n^2 nrhs, to leading order. Source: LAPACK xGESV.
 *
 * info says nothing of NaN and infinities in A, as in getrf. NaN comes out in X; an infinite A can have a finite X, for b / infinity is 0.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const ipiv = ctx.alloc('i', n);
 * const info = ctx.alloc('i', 1);
 * await sgesv(ctx.queue, { n, nrhs, A, lda: n, ipiv, B, ldb: n, info });
 * mustSucceed('sgesv', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export declare const zgesv: {
    (on: Context | Queue, args: GesvArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
