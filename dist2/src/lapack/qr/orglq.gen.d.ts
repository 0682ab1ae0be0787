import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of orglq, by name. */
export interface OrglqArgs<P extends Prec> {
    /** Rows of Q that are wanted, at most n. */
    m: number;
    n: number;
    /** Reflectors whose product Q is, Q = H(k)^H ... H(1)^H; at most m. */
    k: number;
    /** m x n. In: the v's as gelqf leaves them, in the first k rows. Out: the rows of Q. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** k elements, as gelqf leaves them. */
    tau: Ptr<NoInfer<P>>;
    /** How the GPU computes products, as in gemm: 'strict' (default), 'split' or 'fast'. */
    math?: 'strict' | 'split' | 'fast';
    /** Reflectors that are applied together; 0 (default) leaves it to the routine. On the CPU at most 32 are. */
    nb?: number;
}
/**
 * A := the first m rows of the orthogonal (unitary) factor Q of gelqf, which is n x n. Column-major.
 *
 * Writes out the orthogonal factor of an LQ factorization. Of complex numbers, as in LAPACK, it is unglq.
 *
 * Overwrites A only; L, which gelqf leaves in A, is lost. On a GPU context single and complex single run on the GPU, double and
 * complex double on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops 4mnk - 2(m + n)k^2 + 4k^3/3, of
 * complex numbers four times as many, to leading order. Source: LAPACK xORGLQ, xUNGLQ.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgelqf(ctx.queue, { m, n, A, lda: m, tau }); // m <= n
 * await sorglq(ctx.queue, { m, n, k: m, A, lda: m, tau }); // orthonormal rows that span those of A
 */
export declare const orglq: {
    <P extends Prec>(on: Context | Queue, args: OrglqArgs<P>, prec?: P): Promise<void>;
};
/**
 * A := the first m rows of the orthogonal (unitary) factor Q of gelqf, which is n x n. Column-major.
 *
 * Writes out the orthogonal factor of an LQ factorization. Of complex numbers, as in LAPACK, it is unglq.
 *
 * Overwrites A only; L, which gelqf leaves in A, is lost. On a GPU context single and complex single run on the GPU, double and
 * complex double on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops 4mnk - 2(m + n)k^2 + 4k^3/3, of
 * complex numbers four times as many, to leading order. Source: LAPACK xORGLQ, xUNGLQ.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgelqf(ctx.queue, { m, n, A, lda: m, tau }); // m <= n
 * await sorglq(ctx.queue, { m, n, k: m, A, lda: m, tau }); // orthonormal rows that span those of A
 */
export declare const sorglq: {
    (on: Context | Queue, args: OrglqArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A := the first m rows of the orthogonal (unitary) factor Q of gelqf, which is n x n. Column-major.
 *
 * Writes out the orthogonal factor of an LQ factorization. Of complex numbers, as in LAPACK, it is unglq.
 *
 * Overwrites A only; L, which gelqf leaves in A, is lost. On a GPU context single and complex single run on the GPU, double and
 * complex double on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops 4mnk - 2(m + n)k^2 + 4k^3/3, of
 * complex numbers four times as many, to leading order. Source: LAPACK xORGLQ, xUNGLQ.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgelqf(ctx.queue, { m, n, A, lda: m, tau }); // m <= n
 * await sorglq(ctx.queue, { m, n, k: m, A, lda: m, tau }); // orthonormal rows that span those of A
 */
export declare const dorglq: {
    (on: Context | Queue, args: OrglqArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A := the first m rows of the orthogonal (unitary) factor Q of gelqf, which is n x n. Column-major.
 *
 * Writes out the orthogonal factor of an LQ factorization. Of complex numbers, as in LAPACK, it is unglq.
 *
 * Overwrites A only; L, which gelqf leaves in A, is lost. On a GPU context single and complex single run on the GPU, double and
 * complex double on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops 4mnk - 2(m + n)k^2 + 4k^3/3, of
 * complex numbers four times as many, to leading order. Source: LAPACK xORGLQ, xUNGLQ.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgelqf(ctx.queue, { m, n, A, lda: m, tau }); // m <= n
 * await sorglq(ctx.queue, { m, n, k: m, A, lda: m, tau }); // orthonormal rows that span those of A
 */
export declare const cunglq: {
    (on: Context | Queue, args: OrglqArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A := the first m rows of the orthogonal (unitary) factor Q of gelqf, which is n x n. Column-major.
 *
 * Writes out the orthogonal factor of an LQ factorization. Of complex numbers, as in LAPACK, it is unglq.
 *
 * Overwrites A only; L, which gelqf leaves in A, is lost. On a GPU context single and complex single run on the GPU, double and
 * complex double on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops 4mnk - 2(m + n)k^2 + 4k^3/3, of
 * complex numbers four times as many, to leading order. Source: LAPACK xORGLQ, xUNGLQ.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgelqf(ctx.queue, { m, n, A, lda: m, tau }); // m <= n
 * await sorglq(ctx.queue, { m, n, k: m, A, lda: m, tau }); // orthonormal rows that span those of A
 */
export declare const zunglq: {
    (on: Context | Queue, args: OrglqArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
