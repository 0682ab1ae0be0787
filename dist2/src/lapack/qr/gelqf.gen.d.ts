import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of gelqf, by name. */
export interface GelqfArgs<P extends Prec> {
    m: number;
    n: number;
    /**
     * In: A. Out: L on and below the diagonal, m x min(m, n); right of it, row i holds v(i)^H without the zeros and the 1 that it begins
     * with: Q = H(min(m, n))^H ... H(2)^H H(1)^H, H(i) = I - tau(i) v(i) v(i)^H.
     */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Out, min(m, n) elements, each 0 or in 1..2; of complex numbers its real part is. May lie in A's buffer, apart from A. */
    tau: Ptr<NoInfer<P>>;
    /** How the GPU computes the updates behind a block, as in gemm: 'strict' (default), 'split' or 'fast'. */
    math?: 'strict' | 'split' | 'fast';
    /** Rows of a block; 0 (default) leaves it to the routine. On the CPU at most 32 are used. */
    nb?: number;
}
/**
 * A = L Q with an orthogonal (unitary) Q; A is m x n, column-major.
 *
 * LQ factorization by Householder reflections from the right, without pivots: the QR factorization of A^H, stored by rows.
 *
 * Overwrites A and tau. It cannot fail: there is no info. Diagonal elements of L are real and may be negative. A NaN or an infinity spoils
 * L from its row on. Workspace is its own affair: A^H is factored there. On a GPU context single and complex single run on the GPU, double
 * and complex double on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops 2m^2 (n - m/3) for n >= m, of
 * complex numbers four times as many, to leading order. Source: LAPACK xGELQF.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const tau = ctx.alloc('d', m);
 * await dgelqf(ctx.queue, { m, n, A, lda: m, tau }); // m <= n
 * await dtrsm(ctx.queue, { side: 'l', uplo: 'l', m, n: nrhs, alpha: 1, A, lda: m, B, ldb: n }); // L y = b
 * await dlaset(ctx.queue, { uplo: 'f', m: n - m, n: nrhs, alpha: 0, beta: 0, A: B.at(m), lda: n });
 * await dormlq(ctx.queue, { side: 'l', trans: 't', m: n, n: nrhs, k: m, A, lda: m, tau, C: B, ldc: n }); // the shortest x with A x = b
 */
export declare const gelqf: {
    <P extends Prec>(on: Context | Queue, args: GelqfArgs<P>, prec?: P): Promise<void>;
};
/**
 * A = L Q with an orthogonal (unitary) Q; A is m x n, column-major.
 *
 * LQ factorization by Householder reflections from the right, without pivots: the QR factorization of A^H, stored by rows.
 *
 * Overwrites A and tau. It cannot fail: there is no info. Diagonal elements of L are real and may be negative. A NaN or an infinity spoils
 * L from its row on. Workspace is its own affair: A^H is factored there. On a GPU context single and complex single run on the GPU, double
 * and complex double on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops 2m^2 (n - m/3) for n >= m, of
 * complex numbers four times as many, to leading order. Source: LAPACK xGELQF.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const tau = ctx.alloc('d', m);
 * await dgelqf(ctx.queue, { m, n, A, lda: m, tau }); // m <= n
 * await dtrsm(ctx.queue, { side: 'l', uplo: 'l', m, n: nrhs, alpha: 1, A, lda: m, B, ldb: n }); // L y = b
 * await dlaset(ctx.queue, { uplo: 'f', m: n - m, n: nrhs, alpha: 0, beta: 0, A: B.at(m), lda: n });
 * await dormlq(ctx.queue, { side: 'l', trans: 't', m: n, n: nrhs, k: m, A, lda: m, tau, C: B, ldc: n }); // the shortest x with A x = b
 */
export declare const sgelqf: {
    (on: Context | Queue, args: GelqfArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A = L Q with an orthogonal (unitary) Q; A is m x n, column-major.
 *
 * LQ factorization by Householder reflections from the right, without pivots: the QR factorization of A^H, stored by rows.
 *
 * Overwrites A and tau. It cannot fail: there is no info. Diagonal elements of L are real and may be negative. A NaN or an infinity spoils
 * L from its row on. Workspace is its own affair: A^H is factored there. On a GPU context single and complex single run on the GPU, double
 * and complex double on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops 2m^2 (n - m/3) for n >= m, of
 * complex numbers four times as many, to leading order. Source: LAPACK xGELQF.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const tau = ctx.alloc('d', m);
 * await dgelqf(ctx.queue, { m, n, A, lda: m, tau }); // m <= n
 * await dtrsm(ctx.queue, { side: 'l', uplo: 'l', m, n: nrhs, alpha: 1, A, lda: m, B, ldb: n }); // L y = b
 * await dlaset(ctx.queue, { uplo: 'f', m: n - m, n: nrhs, alpha: 0, beta: 0, A: B.at(m), lda: n });
 * await dormlq(ctx.queue, { side: 'l', trans: 't', m: n, n: nrhs, k: m, A, lda: m, tau, C: B, ldc: n }); // the shortest x with A x = b
 */
export declare const dgelqf: {
    (on: Context | Queue, args: GelqfArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A = L Q with an orthogonal (unitary) Q; A is m x n, column-major.
 *
 * LQ factorization by Householder reflections from the right, without pivots: the QR factorization of A^H, stored by rows.
 *
 * Overwrites A and tau. It cannot fail: there is no info. Diagonal elements of L are real and may be negative. A NaN or an infinity spoils
 * L from its row on. Workspace is its own affair: A^H is factored there. On a GPU context single and complex single run on the GPU, double
 * and complex double on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops 2m^2 (n - m/3) for n >= m, of
 * complex numbers four times as many, to leading order. Source: LAPACK xGELQF.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const tau = ctx.alloc('d', m);
 * await dgelqf(ctx.queue, { m, n, A, lda: m, tau }); // m <= n
 * await dtrsm(ctx.queue, { side: 'l', uplo: 'l', m, n: nrhs, alpha: 1, A, lda: m, B, ldb: n }); // L y = b
 * await dlaset(ctx.queue, { uplo: 'f', m: n - m, n: nrhs, alpha: 0, beta: 0, A: B.at(m), lda: n });
 * await dormlq(ctx.queue, { side: 'l', trans: 't', m: n, n: nrhs, k: m, A, lda: m, tau, C: B, ldc: n }); // the shortest x with A x = b
 */
export declare const cgelqf: {
    (on: Context | Queue, args: GelqfArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A = L Q with an orthogonal (unitary) Q; A is m x n, column-major.
 *
 * LQ factorization by Householder reflections from the right, without pivots: the QR factorization of A^H, stored by rows.
 *
 * Overwrites A and tau. It cannot fail: there is no info. Diagonal elements of L are real and may be negative. A NaN or an infinity spoils
 * L from its row on. Workspace is its own affair: A^H is factored there. On a GPU context single and complex single run on the GPU, double
 * and complex double on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops 2m^2 (n - m/3) for n >= m, of
 * complex numbers four times as many, to leading order. Source: LAPACK xGELQF.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const tau = ctx.alloc('d', m);
 * await dgelqf(ctx.queue, { m, n, A, lda: m, tau }); // m <= n
 * await dtrsm(ctx.queue, { side: 'l', uplo: 'l', m, n: nrhs, alpha: 1, A, lda: m, B, ldb: n }); // L y = b
 * await dlaset(ctx.queue, { uplo: 'f', m: n - m, n: nrhs, alpha: 0, beta: 0, A: B.at(m), lda: n });
 * await dormlq(ctx.queue, { side: 'l', trans: 't', m: n, n: nrhs, k: m, A, lda: m, tau, C: B, ldc: n }); // the shortest x with A x = b
 */
export declare const zgelqf: {
    (on: Context | Queue, args: GelqfArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
