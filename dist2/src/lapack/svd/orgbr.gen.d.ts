import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of orgbr, by name. */
export interface OrgbrArgs<P extends Prec> {
    /** 'q': Q. 'p': P^H. */
    vect: 'q' | 'p';
    m: number;
    /** With 'q' at most m, with 'p' at least m. */
    n: number;
    /**
     * Columns of the matrix that gebrd has reduced with 'q', its rows with 'p'. Unless n = m no more than the columns, or rows, that are
     * wanted.
     */
    k: number;
    /** In: the v's as gebrd leaves them. Out: columns of Q, or rows of P^H. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** tauQ or tauP as gebrd leaves it, min(m, k) or min(n, k) elements. */
    tau: Ptr<NoInfer<P>>;
}
/**
 * A := Q or P^H of A = Q B P^H, the factors of gebrd, or part of one; A is m x n. Column-major.
 *
 * Writes out an orthogonal factor, of complex matrices a unitary one, of a reduction to bidiagonal form: with vect 'q' the first n columns
 * of Q, which is m x m, with 'p' the first m rows of P^H, which is n x n.
 *
 * Overwrites A only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 4mnk -
 * 2(m + n)k^2 + 4k^3/3 for 'q', to leading order. Source: LAPACK xORGBR; for complex matrices xUNGBR, whose name it has there.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgebrd(ctx.queue, { m, n, A, lda: m, D, E, tauQ, tauP }); // m >= n
 * await dorgbr(ctx.queue, { vect: 'q', m, n, k: n, A, lda: m, tau: tauQ }); // the first n columns of Q
 */
export declare const orgbr: {
    <P extends Prec>(on: Context | Queue, args: OrgbrArgs<P>, prec?: P): Promise<void>;
};
/**
 * A := Q or P^H of A = Q B P^H, the factors of gebrd, or part of one; A is m x n. Column-major.
 *
 * Writes out an orthogonal factor, of complex matrices a unitary one, of a reduction to bidiagonal form: with vect 'q' the first n columns
 * of Q, which is m x m, with 'p' the first m rows of P^H, which is n x n.
 *
 * Overwrites A only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 4mnk -
 * 2(m + n)k^2 + 4k^3/3 for 'q', to leading order. Source: LAPACK xORGBR; for complex matrices xUNGBR, whose name it has there.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgebrd(ctx.queue, { m, n, A, lda: m, D, E, tauQ, tauP }); // m >= n
 * await dorgbr(ctx.queue, { vect: 'q', m, n, k: n, A, lda: m, tau: tauQ }); // the first n columns of Q
 */
export declare const sorgbr: {
    (on: Context | Queue, args: OrgbrArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A := Q or P^H of A = Q B P^H, the factors of gebrd, or part of one; A is m x n. Column-major.
 *
 * Writes out an orthogonal factor, of complex matrices a unitary one, of a reduction to bidiagonal form: with vect 'q' the first n columns
 * of Q, which is m x m, with 'p' the first m rows of P^H, which is n x n.
 *
 * Overwrites A only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 4mnk -
 * 2(m + n)k^2 + 4k^3/3 for 'q', to leading order. Source: LAPACK xORGBR; for complex matrices xUNGBR, whose name it has there.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgebrd(ctx.queue, { m, n, A, lda: m, D, E, tauQ, tauP }); // m >= n
 * await dorgbr(ctx.queue, { vect: 'q', m, n, k: n, A, lda: m, tau: tauQ }); // the first n columns of Q
 */
export declare const dorgbr: {
    (on: Context | Queue, args: OrgbrArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A := Q or P^H of A = Q B P^H, the factors of gebrd, or part of one; A is m x n. Column-major.
 *
 * Writes out an orthogonal factor, of complex matrices a unitary one, of a reduction to bidiagonal form: with vect 'q' the first n columns
 * of Q, which is m x m, with 'p' the first m rows of P^H, which is n x n.
 *
 * Overwrites A only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 4mnk -
 * 2(m + n)k^2 + 4k^3/3 for 'q', to leading order. Source: LAPACK xORGBR; for complex matrices xUNGBR, whose name it has there.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgebrd(ctx.queue, { m, n, A, lda: m, D, E, tauQ, tauP }); // m >= n
 * await dorgbr(ctx.queue, { vect: 'q', m, n, k: n, A, lda: m, tau: tauQ }); // the first n columns of Q
 */
export declare const cungbr: {
    (on: Context | Queue, args: OrgbrArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A := Q or P^H of A = Q B P^H, the factors of gebrd, or part of one; A is m x n. Column-major.
 *
 * Writes out an orthogonal factor, of complex matrices a unitary one, of a reduction to bidiagonal form: with vect 'q' the first n columns
 * of Q, which is m x m, with 'p' the first m rows of P^H, which is n x n.
 *
 * Overwrites A only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 4mnk -
 * 2(m + n)k^2 + 4k^3/3 for 'q', to leading order. Source: LAPACK xORGBR; for complex matrices xUNGBR, whose name it has there.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgebrd(ctx.queue, { m, n, A, lda: m, D, E, tauQ, tauP }); // m >= n
 * await dorgbr(ctx.queue, { vect: 'q', m, n, k: n, A, lda: m, tau: tauQ }); // the first n columns of Q
 */
export declare const zungbr: {
    (on: Context | Queue, args: OrgbrArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
