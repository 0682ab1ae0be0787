import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of hseqr, by name. */
export interface HseqrArgs<P extends Prec> {
    /** 's' (default): the Schur form; 'e': eigenvalues alone. */
    job?: 's' | 'e';
    /** 'i' (default): Z := Q; 'v': Z := Z Q; 'n': no Z. */
    compz?: 'i' | 'v' | 'n';
    n: number;
    /** H is upper triangular in rows and columns in front of ilo and behind ihi; 1 and n are always right. */
    ilo: number;
    /** See ilo. */
    ihi: number;
    /** In: H; what lies below the first subdiagonal is not read. Out: with job 's' T, with zeros below; with 'e' of no use. */
    H: Ptr<P>;
    /** At least the rows of H, and 1. */
    ldh: number;
    /** Out, n elements, of real matrices: the real parts of the eigenvalues, in the order in which they stand on T's diagonal. */
    WR?: Ptr<NoInfer<P>>;
    /** Out, n elements, of real matrices: the imaginary parts; of a pair the positive one first. */
    WI?: Ptr<NoInfer<P>>;
    /** Out, n elements, of complex matrices in place of WR and WI: the eigenvalues. */
    W?: Ptr<NoInfer<P>>;
    /** See compz. Not needed with 'n'. */
    Z?: Ptr<NoInfer<P>>;
    /** At least the rows of Z, and 1. */
    ldz?: number;
    /**
     * Out, one integer. 0: done. i in 1 .. n - 1: QR iteration has not converged; eigenvalues ilo .. i are NaN, others are right, and H and
     * Z are what it has come to. n: H has a NaN or an infinity, and the eigenvalues are NaN, or no eigenvalue was found.
     */
    info: Ptr<'i'>;
}
/**
 * H = Q T Q^H for an n x n upper Hessenberg matrix H, column-major: T is quasi-triangular, if complex triangular, as gees has it, Q
 * orthogonal (unitary).
 *
 * Eigenvalues and Schur form of a Hessenberg matrix.
 *
 * Overwrites H, WR and WI or W, info, and Z with Q or Z Q as compz says. Up to order 75 by the double-shift QR algorithm, of complex
 * matrices with single shifts; above by the multishift algorithm, whose bulges are chased in windows and reach the rest of the matrix by
 * products, with aggressive early deflation. Computed on the CPU, on any context, in double for singles too. Flops about 10n^3 for
 * eigenvalues, 25n^3 with the Schur form and Z: they depend on the numbers, and are not counted.
 *
 * Source: LAPACK xHSEQR; K. Braman, R. Byers, R. Mathias, The multishift QR algorithm, SIAM J. Matrix Anal. Appl. 23 (2002).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * H.
 * @example
 * await dgehrd(ctx.queue, { n, ilo: 1, ihi: n, A: H, lda: n, tau }); // n >= 1
 * const [WR, WI, info] = [ctx.alloc('d', n), ctx.alloc('d', n), ctx.alloc('i', 1)];
 * await dhseqr(ctx.queue, { job: 'e', compz: 'n', n, ilo: 1, ihi: n, H, ldh: n, WR, WI, info });
 */
export declare const hseqr: {
    <P extends Prec>(on: Context | Queue, args: HseqrArgs<P>, prec?: P): Promise<void>;
};
/**
 * H = Q T Q^H for an n x n upper Hessenberg matrix H, column-major: T is quasi-triangular, if complex triangular, as gees has it, Q
 * orthogonal (unitary).
 *
 * Eigenvalues and Schur form of a Hessenberg matrix.
 *
 * Overwrites H, WR and WI or W, info, and Z with Q or Z Q as compz says. Up to order 75 by the double-shift QR algorithm, of complex
 * matrices with single shifts; above by the multishift algorithm, whose bulges are chased in windows and reach the rest of the matrix by
 * products, with aggressive early deflation. Computed on the CPU, on any context, in double for singles too. Flops about 10n^3 for
 * eigenvalues, 25n^3 with the Schur form and Z: they depend on the numbers, and are not counted.
 *
 * Source: LAPACK xHSEQR; K. Braman, R. Byers, R. Mathias, The multishift QR algorithm, SIAM J. Matrix Anal. Appl. 23 (2002).
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * H.
 * @example
 * await dgehrd(ctx.queue, { n, ilo: 1, ihi: n, A: H, lda: n, tau }); // n >= 1
 * const [WR, WI, info] = [ctx.alloc('d', n), ctx.alloc('d', n), ctx.alloc('i', 1)];
 * await dhseqr(ctx.queue, { job: 'e', compz: 'n', n, ilo: 1, ihi: n, H, ldh: n, WR, WI, info });
 */
export declare const shseqr: {
    (on: Context | Queue, args: HseqrArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * H = Q T Q^H for an n x n upper Hessenberg matrix H, column-major: T is quasi-triangular, if complex triangular, as gees has it, Q
 * orthogonal (unitary).
 *
 * Eigenvalues and Schur form of a Hessenberg matrix.
 *
 * Overwrites H, WR and WI or W, info, and Z with Q or Z Q as compz says. Up to order 75 by the double-shift QR algorithm, of complex
 * matrices with single shifts; above by the multishift algorithm, whose bulges are chased in windows and reach the rest of the matrix by
 * products, with aggressive early deflation. Computed on the CPU, on any context, in double for singles too. Flops about 10n^3 for
 * eigenvalues, 25n^3 with the Schur form and Z: they depend on the numbers, and are not counted.
 *
 * Source: LAPACK xHSEQR; K. Braman, R. Byers, R. Mathias, The multishift QR algorithm, SIAM J. Matrix Anal. Appl. 23 (2002).
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * H.
 * @example
 * await dgehrd(ctx.queue, { n, ilo: 1, ihi: n, A: H, lda: n, tau }); // n >= 1
 * const [WR, WI, info] = [ctx.alloc('d', n), ctx.alloc('d', n), ctx.alloc('i', 1)];
 * await dhseqr(ctx.queue, { job: 'e', compz: 'n', n, ilo: 1, ihi: n, H, ldh: n, WR, WI, info });
 */
export declare const dhseqr: {
    (on: Context | Queue, args: HseqrArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * H = Q T Q^H for an n x n upper Hessenberg matrix H, column-major: T is quasi-triangular, if complex triangular, as gees has it, Q
 * orthogonal (unitary).
 *
 * Eigenvalues and Schur form of a Hessenberg matrix.
 *
 * Overwrites H, WR and WI or W, info, and Z with Q or Z Q as compz says. Up to order 75 by the double-shift QR algorithm, of complex
 * matrices with single shifts; above by the multishift algorithm, whose bulges are chased in windows and reach the rest of the matrix by
 * products, with aggressive early deflation. Computed on the CPU, on any context, in double for singles too. Flops about 10n^3 for
 * eigenvalues, 25n^3 with the Schur form and Z: they depend on the numbers, and are not counted.
 *
 * Source: LAPACK xHSEQR; K. Braman, R. Byers, R. Mathias, The multishift QR algorithm, SIAM J. Matrix Anal. Appl. 23 (2002).
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * H.
 * @example
 * await dgehrd(ctx.queue, { n, ilo: 1, ihi: n, A: H, lda: n, tau }); // n >= 1
 * const [WR, WI, info] = [ctx.alloc('d', n), ctx.alloc('d', n), ctx.alloc('i', 1)];
 * await dhseqr(ctx.queue, { job: 'e', compz: 'n', n, ilo: 1, ihi: n, H, ldh: n, WR, WI, info });
 */
export declare const chseqr: {
    (on: Context | Queue, args: HseqrArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * H = Q T Q^H for an n x n upper Hessenberg matrix H, column-major: T is quasi-triangular, if complex triangular, as gees has it, Q
 * orthogonal (unitary).
 *
 * Eigenvalues and Schur form of a Hessenberg matrix.
 *
 * Overwrites H, WR and WI or W, info, and Z with Q or Z Q as compz says. Up to order 75 by the double-shift QR algorithm, of complex
 * matrices with single shifts; above by the multishift algorithm, whose bulges are chased in windows and reach the rest of the matrix by
 * products, with aggressive early deflation. Computed on the CPU, on any context, in double for singles too. Flops about 10n^3 for
 * eigenvalues, 25n^3 with the Schur form and Z: they depend on the numbers, and are not counted.
 *
 * Source: LAPACK xHSEQR; K. Braman, R. Byers, R. Mathias, The multishift QR algorithm, SIAM J. Matrix Anal. Appl. 23 (2002).
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * H.
 * @example
 * await dgehrd(ctx.queue, { n, ilo: 1, ihi: n, A: H, lda: n, tau }); // n >= 1
 * const [WR, WI, info] = [ctx.alloc('d', n), ctx.alloc('d', n), ctx.alloc('i', 1)];
 * await dhseqr(ctx.queue, { job: 'e', compz: 'n', n, ilo: 1, ihi: n, H, ldh: n, WR, WI, info });
 */
export declare const zhseqr: {
    (on: Context | Queue, args: HseqrArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
