import type { Prec } from '../../core/field.ts';
import type { Ptr, Side, Trans } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of tpmqrt, by name. */
export interface TpmqrtArgs<P extends Prec> {
    /** 'l': from the left, A is k x n. 'r': from the right, A is m x k. */
    side: Side;
    /** 'n': Q. 'c': Q^H, which of real numbers is Q^T and may be called 't'. */
    trans: Trans;
    m: number;
    n: number;
    /** Reflectors whose product Q is, the n of tpqrt. */
    k: number;
    /** As in tpqrt: rows of V that are upper trapezoidal. At most k, and at most the rows of V. */
    l: number;
    /** As in tpqrt, 1..k. */
    nb: number;
    /** m x k with side 'l', n x k with 'r': B as tpqrt leaves it. What lies below the trapezoid is not read. */
    V: Ptr<P>;
    /** At least the rows of V, and 1. */
    ldv: number;
    /** nb x k, as tpqrt leaves it. What lies below the triangles is not read. */
    T: Ptr<NoInfer<P>>;
    /** At least the rows of T, and 1. */
    ldt: number;
    /** In and out, k x n with side 'l', m x k with 'r'. */
    A: Ptr<NoInfer<P>>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** In and out, m x n. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
}
/**
 * [A; B] := op(Q) [A; B] (side 'l') or [A B] := [A B] op(Q) ('r'); B is m x n, Q is the orthogonal (unitary) factor of tpqrt. Column-major.
 *
 * Multiplies by the orthogonal factor of tpqrt, without writing it out.
 *
 * Overwrites A and B. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops
 * 4mnk with l = 0, of complex numbers four times as many, to leading order. Source: LAPACK xTPMQRT.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stpqrt(ctx.queue, { m, n, l: 0, nb: 32, A: R, lda: n, B: more, ldb: m, T, ldt: 32 });
 * // the right-hand sides of the rows so far, n x nrhs, and of the new ones, m x nrhs
 * const Q = { k: n, l: 0, nb: 32, V: more, ldv: m, T, ldt: 32 };
 * await stpmqrt(ctx.queue, { side: 'l', trans: 't', m, n: nrhs, ...Q, A: c, lda: n, B: d, ldb: m });
 */
export declare const tpmqrt: {
    <P extends Prec>(on: Context | Queue, args: TpmqrtArgs<P>, prec?: P): Promise<void>;
};
/**
 * [A; B] := op(Q) [A; B] (side 'l') or [A B] := [A B] op(Q) ('r'); B is m x n, Q is the orthogonal (unitary) factor of tpqrt. Column-major.
 *
 * Multiplies by the orthogonal factor of tpqrt, without writing it out.
 *
 * Overwrites A and B. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops
 * 4mnk with l = 0, of complex numbers four times as many, to leading order. Source: LAPACK xTPMQRT.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stpqrt(ctx.queue, { m, n, l: 0, nb: 32, A: R, lda: n, B: more, ldb: m, T, ldt: 32 });
 * // the right-hand sides of the rows so far, n x nrhs, and of the new ones, m x nrhs
 * const Q = { k: n, l: 0, nb: 32, V: more, ldv: m, T, ldt: 32 };
 * await stpmqrt(ctx.queue, { side: 'l', trans: 't', m, n: nrhs, ...Q, A: c, lda: n, B: d, ldb: m });
 */
export declare const stpmqrt: {
    (on: Context | Queue, args: TpmqrtArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * [A; B] := op(Q) [A; B] (side 'l') or [A B] := [A B] op(Q) ('r'); B is m x n, Q is the orthogonal (unitary) factor of tpqrt. Column-major.
 *
 * Multiplies by the orthogonal factor of tpqrt, without writing it out.
 *
 * Overwrites A and B. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops
 * 4mnk with l = 0, of complex numbers four times as many, to leading order. Source: LAPACK xTPMQRT.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stpqrt(ctx.queue, { m, n, l: 0, nb: 32, A: R, lda: n, B: more, ldb: m, T, ldt: 32 });
 * // the right-hand sides of the rows so far, n x nrhs, and of the new ones, m x nrhs
 * const Q = { k: n, l: 0, nb: 32, V: more, ldv: m, T, ldt: 32 };
 * await stpmqrt(ctx.queue, { side: 'l', trans: 't', m, n: nrhs, ...Q, A: c, lda: n, B: d, ldb: m });
 */
export declare const dtpmqrt: {
    (on: Context | Queue, args: TpmqrtArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * [A; B] := op(Q) [A; B] (side 'l') or [A B] := [A B] op(Q) ('r'); B is m x n, Q is the orthogonal (unitary) factor of tpqrt. Column-major.
 *
 * Multiplies by the orthogonal factor of tpqrt, without writing it out.
 *
 * Overwrites A and B. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops
 * 4mnk with l = 0, of complex numbers four times as many, to leading order. Source: LAPACK xTPMQRT.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stpqrt(ctx.queue, { m, n, l: 0, nb: 32, A: R, lda: n, B: more, ldb: m, T, ldt: 32 });
 * // the right-hand sides of the rows so far, n x nrhs, and of the new ones, m x nrhs
 * const Q = { k: n, l: 0, nb: 32, V: more, ldv: m, T, ldt: 32 };
 * await stpmqrt(ctx.queue, { side: 'l', trans: 't', m, n: nrhs, ...Q, A: c, lda: n, B: d, ldb: m });
 */
export declare const ctpmqrt: {
    (on: Context | Queue, args: TpmqrtArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * [A; B] := op(Q) [A; B] (side 'l') or [A B] := [A B] op(Q) ('r'); B is m x n, Q is the orthogonal (unitary) factor of tpqrt. Column-major.
 *
 * Multiplies by the orthogonal factor of tpqrt, without writing it out.
 *
 * Overwrites A and B. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops
 * 4mnk with l = 0, of complex numbers four times as many, to leading order. Source: LAPACK xTPMQRT.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stpqrt(ctx.queue, { m, n, l: 0, nb: 32, A: R, lda: n, B: more, ldb: m, T, ldt: 32 });
 * // the right-hand sides of the rows so far, n x nrhs, and of the new ones, m x nrhs
 * const Q = { k: n, l: 0, nb: 32, V: more, ldv: m, T, ldt: 32 };
 * await stpmqrt(ctx.queue, { side: 'l', trans: 't', m, n: nrhs, ...Q, A: c, lda: n, B: d, ldb: m });
 */
export declare const ztpmqrt: {
    (on: Context | Queue, args: TpmqrtArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
