import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of larft, by name. */
export interface LarftArgs<P extends Prec> {
    /** 'c': the v's are columns, as geqrf leaves them. 'r': their conjugates are rows, as gelqf leaves them. */
    storev: 'c' | 'r';
    /** Elements of each v. */
    n: number;
    /** Reflectors, at most n. */
    k: number;
    /** n x k with storev 'c', k x n with 'r'. The first j - 1 elements of v(j), which are 0, and its 1 are not read. */
    V: Ptr<P>;
    /** At least the rows of V, and 1. */
    ldv: number;
    /** k elements. */
    tau: Ptr<NoInfer<P>>;
    /** Out, k x k: the upper triangle. What lies below the diagonal is not written. */
    T: Ptr<NoInfer<P>>;
    /** At least the rows of T, and 1. */
    ldt: number;
}
/**
 * T of H(1) ... H(k) = I - V T V^H ('c') or I - V^H T V ('r'), H(j) = I - tau(j) v(j) v(j)^H. Column-major.
 *
 * The triangular factor of a block of Householder reflectors, with which larfb applies all of them by products of matrices.
 *
 * Overwrites T's upper triangle. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops
 * k^2 n, of complex numbers four times as many, to leading order. Source: LAPACK xLARFT, forward: there is no DIRECT.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeqr2(ctx.queue, { m, n: k, A: V, lda: m, tau });
 * await slarft(ctx.queue, { storev: 'c', n: m, k, V, ldv: m, tau, T, ldt: k });
 */
export declare const larft: {
    <P extends Prec>(on: Context | Queue, args: LarftArgs<P>, prec?: P): Promise<void>;
};
/**
 * T of H(1) ... H(k) = I - V T V^H ('c') or I - V^H T V ('r'), H(j) = I - tau(j) v(j) v(j)^H. Column-major.
 *
 * The triangular factor of a block of Householder reflectors, with which larfb applies all of them by products of matrices.
 *
 * Overwrites T's upper triangle. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops
 * k^2 n, of complex numbers four times as many, to leading order. Source: LAPACK xLARFT, forward: there is no DIRECT.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeqr2(ctx.queue, { m, n: k, A: V, lda: m, tau });
 * await slarft(ctx.queue, { storev: 'c', n: m, k, V, ldv: m, tau, T, ldt: k });
 */
export declare const slarft: {
    (on: Context | Queue, args: LarftArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * T of H(1) ... H(k) = I - V T V^H ('c') or I - V^H T V ('r'), H(j) = I - tau(j) v(j) v(j)^H. Column-major.
 *
 * The triangular factor of a block of Householder reflectors, with which larfb applies all of them by products of matrices.
 *
 * Overwrites T's upper triangle. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops
 * k^2 n, of complex numbers four times as many, to leading order. Source: LAPACK xLARFT, forward: there is no DIRECT.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeqr2(ctx.queue, { m, n: k, A: V, lda: m, tau });
 * await slarft(ctx.queue, { storev: 'c', n: m, k, V, ldv: m, tau, T, ldt: k });
 */
export declare const dlarft: {
    (on: Context | Queue, args: LarftArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * T of H(1) ... H(k) = I - V T V^H ('c') or I - V^H T V ('r'), H(j) = I - tau(j) v(j) v(j)^H. Column-major.
 *
 * The triangular factor of a block of Householder reflectors, with which larfb applies all of them by products of matrices.
 *
 * Overwrites T's upper triangle. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops
 * k^2 n, of complex numbers four times as many, to leading order. Source: LAPACK xLARFT, forward: there is no DIRECT.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeqr2(ctx.queue, { m, n: k, A: V, lda: m, tau });
 * await slarft(ctx.queue, { storev: 'c', n: m, k, V, ldv: m, tau, T, ldt: k });
 */
export declare const clarft: {
    (on: Context | Queue, args: LarftArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * T of H(1) ... H(k) = I - V T V^H ('c') or I - V^H T V ('r'), H(j) = I - tau(j) v(j) v(j)^H. Column-major.
 *
 * The triangular factor of a block of Householder reflectors, with which larfb applies all of them by products of matrices.
 *
 * Overwrites T's upper triangle. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops
 * k^2 n, of complex numbers four times as many, to leading order. Source: LAPACK xLARFT, forward: there is no DIRECT.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeqr2(ctx.queue, { m, n: k, A: V, lda: m, tau });
 * await slarft(ctx.queue, { storev: 'c', n: m, k, V, ldv: m, tau, T, ldt: k });
 */
export declare const zlarft: {
    (on: Context | Queue, args: LarftArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
