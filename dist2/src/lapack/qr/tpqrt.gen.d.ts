import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of tpqrt, by name. */
export interface TpqrtArgs<P extends Prec> {
    m: number;
    n: number;
    /** The last l rows of B are upper trapezoidal: 0, B is any matrix; n = m = l, an upper triangle. At most min(m, n). */
    l: number;
    /** Columns of a block, 1..n; T is made for these blocks. 32 is a good value. */
    nb: number;
    /** n x n. In: the upper triangle of A. Out: R. What lies below the diagonal is neither read nor written. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /**
     * m x n. In: B. Out: V, column j of which is the reflector H(j) = I - tau(j) w w^H, w = [e_j; v(j)], behind its one; Q = H(1) ...
     * H(n). Of the last l rows what lies below the trapezoid, elements (m - l + i, j) with i > j, is neither read nor written.
     */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /**
     * Out, nb x n. Columns j .. j+nb-1 of every block: the upper triangular T with H(j) ... H(j+nb-1) = I - W T W^H, zeros below it; the
     * diagonal is tau.
     */
    T: Ptr<NoInfer<P>>;
    /** At least the rows of T, and 1. */
    ldt: number;
}
/**
 * [A; B] = Q [R; 0] for an upper triangular A of order n and a pentagon B, m x n. Column-major.
 *
 * QR factorization of a triangle on top of a pentagon: with l = 0 the update of a factorization by more rows, with l = n = m the merging of
 * two triangles, the step of a tall QR factorization in pieces.
 *
 * Overwrites A's upper triangle, B and T. It cannot fail: there is no info. tpmqrt multiplies by Q. On a GPU context single and
 * complex single run on the GPU, double and complex double on the CPU. Flops 2mn^2 with l = 0, 2n^3/3 for two triangles, of complex numbers
 * four times as many, to leading order. Source: LAPACK xTPQRT.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // R of all rows so far, in n x n; `more` has another m of them
 * await stpqrt(ctx.queue, { m, n, l: 0, nb: 32, A: R, lda: n, B: more, ldb: m, T, ldt: 32 });
 */
export declare const tpqrt: {
    <P extends Prec>(on: Context | Queue, args: TpqrtArgs<P>, prec?: P): Promise<void>;
};
/**
 * [A; B] = Q [R; 0] for an upper triangular A of order n and a pentagon B, m x n. Column-major.
 *
 * QR factorization of a triangle on top of a pentagon: with l = 0 the update of a factorization by more rows, with l = n = m the merging of
 * two triangles, the step of a tall QR factorization in pieces.
 *
 * Overwrites A's upper triangle, B and T. It cannot fail: there is no info. tpmqrt multiplies by Q. On a GPU context single and
 * complex single run on the GPU, double and complex double on the CPU. Flops 2mn^2 with l = 0, 2n^3/3 for two triangles, of complex numbers
 * four times as many, to leading order. Source: LAPACK xTPQRT.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // R of all rows so far, in n x n; `more` has another m of them
 * await stpqrt(ctx.queue, { m, n, l: 0, nb: 32, A: R, lda: n, B: more, ldb: m, T, ldt: 32 });
 */
export declare const stpqrt: {
    (on: Context | Queue, args: TpqrtArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * [A; B] = Q [R; 0] for an upper triangular A of order n and a pentagon B, m x n. Column-major.
 *
 * QR factorization of a triangle on top of a pentagon: with l = 0 the update of a factorization by more rows, with l = n = m the merging of
 * two triangles, the step of a tall QR factorization in pieces.
 *
 * Overwrites A's upper triangle, B and T. It cannot fail: there is no info. tpmqrt multiplies by Q. On a GPU context single and
 * complex single run on the GPU, double and complex double on the CPU. Flops 2mn^2 with l = 0, 2n^3/3 for two triangles, of complex numbers
 * four times as many, to leading order. Source: LAPACK xTPQRT.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // R of all rows so far, in n x n; `more` has another m of them
 * await stpqrt(ctx.queue, { m, n, l: 0, nb: 32, A: R, lda: n, B: more, ldb: m, T, ldt: 32 });
 */
export declare const dtpqrt: {
    (on: Context | Queue, args: TpqrtArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * [A; B] = Q [R; 0] for an upper triangular A of order n and a pentagon B, m x n. Column-major.
 *
 * QR factorization of a triangle on top of a pentagon: with l = 0 the update of a factorization by more rows, with l = n = m the merging of
 * two triangles, the step of a tall QR factorization in pieces.
 *
 * Overwrites A's upper triangle, B and T. It cannot fail: there is no info. tpmqrt multiplies by Q. On a GPU context single and
 * complex single run on the GPU, double and complex double on the CPU. Flops 2mn^2 with l = 0, 2n^3/3 for two triangles, of complex numbers
 * four times as many, to leading order. Source: LAPACK xTPQRT.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // R of all rows so far, in n x n; `more` has another m of them
 * await stpqrt(ctx.queue, { m, n, l: 0, nb: 32, A: R, lda: n, B: more, ldb: m, T, ldt: 32 });
 */
export declare const ctpqrt: {
    (on: Context | Queue, args: TpqrtArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * [A; B] = Q [R; 0] for an upper triangular A of order n and a pentagon B, m x n. Column-major.
 *
 * QR factorization of a triangle on top of a pentagon: with l = 0 the update of a factorization by more rows, with l = n = m the merging of
 * two triangles, the step of a tall QR factorization in pieces.
 *
 * Overwrites A's upper triangle, B and T. It cannot fail: there is no info. tpmqrt multiplies by Q. On a GPU context single and
 * complex single run on the GPU, double and complex double on the CPU. Flops 2mn^2 with l = 0, 2n^3/3 for two triangles, of complex numbers
 * four times as many, to leading order. Source: LAPACK xTPQRT.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // R of all rows so far, in n x n; `more` has another m of them
 * await stpqrt(ctx.queue, { m, n, l: 0, nb: 32, A: R, lda: n, B: more, ldb: m, T, ldt: 32 });
 */
export declare const ztpqrt: {
    (on: Context | Queue, args: TpqrtArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
