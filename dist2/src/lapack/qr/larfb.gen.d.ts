import type { Prec } from '../../core/field.ts';
import type { Ptr, Side, Trans } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of larfb, by name. */
export interface LarfbArgs<P extends Prec> {
    /** 'l': from the left. 'r': from the right. */
    side: Side;
    /** 'n': H. 'c': H^H, which of real numbers is H^T and may be called 't'. */
    trans: Trans;
    /** 'c': the v's are columns, as geqrf leaves them. 'r': their conjugates are rows, as gelqf leaves them. */
    storev: 'c' | 'r';
    m: number;
    n: number;
    /** Reflectors, at most m with side 'l', n with 'r', which is the order of H. */
    k: number;
    /** (order of H) x k with storev 'c', k x (order of H) with 'r'. The zeros that v's begin with and their 1 are not read. */
    V: Ptr<P>;
    /** At least the rows of V, and 1. */
    ldv: number;
    /** k x k, as larft makes it: upper triangular. What lies below the diagonal is not read. */
    T: Ptr<NoInfer<P>>;
    /** At least the rows of T, and 1. */
    ldt: number;
    /** In and out. */
    C: Ptr<NoInfer<P>>;
    /** At least the rows of C, and 1. */
    ldc: number;
}
/**
 * C := op(H) C (side 'l') or C := C op(H) ('r'), H = I - V T V^H (storev 'c') or I - V^H T V ('r'); C is m x n. Column-major.
 *
 * Applies a block of Householder reflectors, by products of matrices.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 4mnk, of
 * complex numbers four times as many, to leading order. Source: LAPACK xLARFB, forward: there is no DIRECT.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slarft(ctx.queue, { storev: 'c', n: m, k, V, ldv: m, tau, T, ldt: k });
 * await slarfb(ctx.queue, { side: 'l', trans: 't', storev: 'c', m, n, k, V, ldv: m, T, ldt: k, C, ldc: m });
 */
export declare const larfb: {
    <P extends Prec>(on: Context | Queue, args: LarfbArgs<P>, prec?: P): Promise<void>;
};
/**
 * C := op(H) C (side 'l') or C := C op(H) ('r'), H = I - V T V^H (storev 'c') or I - V^H T V ('r'); C is m x n. Column-major.
 *
 * Applies a block of Householder reflectors, by products of matrices.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 4mnk, of
 * complex numbers four times as many, to leading order. Source: LAPACK xLARFB, forward: there is no DIRECT.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slarft(ctx.queue, { storev: 'c', n: m, k, V, ldv: m, tau, T, ldt: k });
 * await slarfb(ctx.queue, { side: 'l', trans: 't', storev: 'c', m, n, k, V, ldv: m, T, ldt: k, C, ldc: m });
 */
export declare const slarfb: {
    (on: Context | Queue, args: LarfbArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * C := op(H) C (side 'l') or C := C op(H) ('r'), H = I - V T V^H (storev 'c') or I - V^H T V ('r'); C is m x n. Column-major.
 *
 * Applies a block of Householder reflectors, by products of matrices.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 4mnk, of
 * complex numbers four times as many, to leading order. Source: LAPACK xLARFB, forward: there is no DIRECT.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slarft(ctx.queue, { storev: 'c', n: m, k, V, ldv: m, tau, T, ldt: k });
 * await slarfb(ctx.queue, { side: 'l', trans: 't', storev: 'c', m, n, k, V, ldv: m, T, ldt: k, C, ldc: m });
 */
export declare const dlarfb: {
    (on: Context | Queue, args: LarfbArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * C := op(H) C (side 'l') or C := C op(H) ('r'), H = I - V T V^H (storev 'c') or I - V^H T V ('r'); C is m x n. Column-major.
 *
 * Applies a block of Householder reflectors, by products of matrices.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 4mnk, of
 * complex numbers four times as many, to leading order. Source: LAPACK xLARFB, forward: there is no DIRECT.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slarft(ctx.queue, { storev: 'c', n: m, k, V, ldv: m, tau, T, ldt: k });
 * await slarfb(ctx.queue, { side: 'l', trans: 't', storev: 'c', m, n, k, V, ldv: m, T, ldt: k, C, ldc: m });
 */
export declare const clarfb: {
    (on: Context | Queue, args: LarfbArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * C := op(H) C (side 'l') or C := C op(H) ('r'), H = I - V T V^H (storev 'c') or I - V^H T V ('r'); C is m x n. Column-major.
 *
 * Applies a block of Householder reflectors, by products of matrices.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 4mnk, of
 * complex numbers four times as many, to leading order. Source: LAPACK xLARFB, forward: there is no DIRECT.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slarft(ctx.queue, { storev: 'c', n: m, k, V, ldv: m, tau, T, ldt: k });
 * await slarfb(ctx.queue, { side: 'l', trans: 't', storev: 'c', m, n, k, V, ldv: m, T, ldt: k, C, ldc: m });
 */
export declare const zlarfb: {
    (on: Context | Queue, args: LarfbArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
