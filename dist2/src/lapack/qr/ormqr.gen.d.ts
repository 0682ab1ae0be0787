import type { Prec } from '../../core/field.ts';
import type { Ptr, Side, Trans } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of ormqr, by name. */
export interface OrmqrArgs<P extends Prec> {
    /** 'l': op(Q) from the left, Q is m x m. 'r': from the right, Q is n x n. */
    side: Side;
    /** 'n': Q. 'c': Q^H, which of real numbers is Q^T and may be called 't'. */
    trans: Trans;
    m: number;
    n: number;
    /** Reflectors whose product Q is: Q = H(1) ... H(k). At most m with side 'l', at most n with 'r'. */
    k: number;
    /**
     * m x k with side 'l', n x k with 'r': the v's as geqrf leaves them in its first k columns. What lies on and above the diagonal is
     * not used.
     */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** k elements, as geqrf leaves them. */
    tau: Ptr<NoInfer<P>>;
    /** In and out. May lie in the same buffer as A and tau if it shares no element with them. */
    C: Ptr<NoInfer<P>>;
    /** At least the rows of C, and 1. */
    ldc: number;
    /** How the GPU computes products, as in gemm: 'strict' (default), 'split' or 'fast'. */
    math?: 'strict' | 'split' | 'fast';
    /** Reflectors that are applied together; 0 (default) leaves it to the routine. On the CPU at most 32 are. */
    nb?: number;
}
/**
 * C := op(Q) C (side 'l') or C := C op(Q) ('r'); C is m x n, Q is the orthogonal (unitary) factor of geqrf. Column-major.
 *
 * Multiplies by the orthogonal factor of a QR factorization, without writing it out. Of complex numbers, as in LAPACK, it is unmqr.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Doubles that live on
 * the GPU (createContext) are computed there. Flops 2nk (2m - k) with side 'l', 2mk (2n - k) with 'r', of complex numbers four times as
 * many, to leading order. Source: LAPACK xORMQR, xUNMQR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeqrf(ctx.queue, { m, n, A, lda: m, tau });
 * await sormqr(ctx.queue, { side: 'l', trans: 't', m, n: nrhs, k: n, A, lda: m, tau, C, ldc: m }); // C := Q^T C
 */
export declare const ormqr: {
    <P extends Prec>(on: Context | Queue, args: OrmqrArgs<P>, prec?: P): Promise<void>;
};
/**
 * C := op(Q) C (side 'l') or C := C op(Q) ('r'); C is m x n, Q is the orthogonal (unitary) factor of geqrf. Column-major.
 *
 * Multiplies by the orthogonal factor of a QR factorization, without writing it out. Of complex numbers, as in LAPACK, it is unmqr.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Doubles that live on
 * the GPU (createContext) are computed there. Flops 2nk (2m - k) with side 'l', 2mk (2n - k) with 'r', of complex numbers four times as
 * many, to leading order. Source: LAPACK xORMQR, xUNMQR.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeqrf(ctx.queue, { m, n, A, lda: m, tau });
 * await sormqr(ctx.queue, { side: 'l', trans: 't', m, n: nrhs, k: n, A, lda: m, tau, C, ldc: m }); // C := Q^T C
 */
export declare const sormqr: {
    (on: Context | Queue, args: OrmqrArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * C := op(Q) C (side 'l') or C := C op(Q) ('r'); C is m x n, Q is the orthogonal (unitary) factor of geqrf. Column-major.
 *
 * Multiplies by the orthogonal factor of a QR factorization, without writing it out. Of complex numbers, as in LAPACK, it is unmqr.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Doubles that live on
 * the GPU (createContext) are computed there. Flops 2nk (2m - k) with side 'l', 2mk (2n - k) with 'r', of complex numbers four times as
 * many, to leading order. Source: LAPACK xORMQR, xUNMQR.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeqrf(ctx.queue, { m, n, A, lda: m, tau });
 * await sormqr(ctx.queue, { side: 'l', trans: 't', m, n: nrhs, k: n, A, lda: m, tau, C, ldc: m }); // C := Q^T C
 */
export declare const dormqr: {
    (on: Context | Queue, args: OrmqrArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * C := op(Q) C (side 'l') or C := C op(Q) ('r'); C is m x n, Q is the orthogonal (unitary) factor of geqrf. Column-major.
 *
 * Multiplies by the orthogonal factor of a QR factorization, without writing it out. Of complex numbers, as in LAPACK, it is unmqr.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Doubles that live on
 * the GPU (createContext) are computed there. Flops 2nk (2m - k) with side 'l', 2mk (2n - k) with 'r', of complex numbers four times as
 * many, to leading order. Source: LAPACK xORMQR, xUNMQR.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeqrf(ctx.queue, { m, n, A, lda: m, tau });
 * await sormqr(ctx.queue, { side: 'l', trans: 't', m, n: nrhs, k: n, A, lda: m, tau, C, ldc: m }); // C := Q^T C
 */
export declare const cunmqr: {
    (on: Context | Queue, args: OrmqrArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * C := op(Q) C (side 'l') or C := C op(Q) ('r'); C is m x n, Q is the orthogonal (unitary) factor of geqrf. Column-major.
 *
 * Multiplies by the orthogonal factor of a QR factorization, without writing it out. Of complex numbers, as in LAPACK, it is unmqr.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Doubles that live on
 * the GPU (createContext) are computed there. Flops 2nk (2m - k) with side 'l', 2mk (2n - k) with 'r', of complex numbers four times as
 * many, to leading order. Source: LAPACK xORMQR, xUNMQR.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeqrf(ctx.queue, { m, n, A, lda: m, tau });
 * await sormqr(ctx.queue, { side: 'l', trans: 't', m, n: nrhs, k: n, A, lda: m, tau, C, ldc: m }); // C := Q^T C
 */
export declare const zunmqr: {
    (on: Context | Queue, args: OrmqrArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
