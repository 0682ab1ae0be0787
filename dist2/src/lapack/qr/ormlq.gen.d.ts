import type { Prec } from '../../core/field.ts';
import type { Ptr, Side, Trans } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of ormlq, by name. */
export interface OrmlqArgs<P extends Prec> {
    /** 'l': op(Q) from the left, Q is m x m. 'r': from the right, Q is n x n. */
    side: Side;
    /** 'n': Q. 'c': Q^H, which of real numbers is Q^T and may be called 't'. */
    trans: Trans;
    m: number;
    n: number;
    /** Reflectors whose product Q is: Q = H(k)^H ... H(1)^H. At most m with side 'l', at most n with 'r'. */
    k: number;
    /**
     * k x m with side 'l', k x n with 'r': the v's as gelqf leaves them in its first k rows. What lies on and below the diagonal is not
     * used.
     */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** k elements, as gelqf leaves them. */
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
 * C := op(Q) C (side 'l') or C := C op(Q) ('r'); C is m x n, Q is the orthogonal (unitary) factor of gelqf. Column-major.
 *
 * Multiplies by the orthogonal factor of an LQ factorization, without writing it out. Of complex numbers, as in LAPACK, it is unmlq.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU.
 * Doubles that live on the GPU (createContext) are computed there. Flops 2nk (2m - k) with side 'l', 2mk (2n - k) with 'r', of complex
 * numbers four times as many, to leading order. Source: LAPACK xORMLQ, xUNMLQ.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgelqf(ctx.queue, { m, n, A, lda: m, tau }); // m <= n
 * await sormlq(ctx.queue, { side: 'l', trans: 'n', m: n, n: nrhs, k: m, A, lda: m, tau, C, ldc: n }); // C := Q C
 */
export declare const ormlq: {
    <P extends Prec>(on: Context | Queue, args: OrmlqArgs<P>, prec?: P): Promise<void>;
};
/**
 * C := op(Q) C (side 'l') or C := C op(Q) ('r'); C is m x n, Q is the orthogonal (unitary) factor of gelqf. Column-major.
 *
 * Multiplies by the orthogonal factor of an LQ factorization, without writing it out. Of complex numbers, as in LAPACK, it is unmlq.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU.
 * Doubles that live on the GPU (createContext) are computed there. Flops 2nk (2m - k) with side 'l', 2mk (2n - k) with 'r', of complex
 * numbers four times as many, to leading order. Source: LAPACK xORMLQ, xUNMLQ.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgelqf(ctx.queue, { m, n, A, lda: m, tau }); // m <= n
 * await sormlq(ctx.queue, { side: 'l', trans: 'n', m: n, n: nrhs, k: m, A, lda: m, tau, C, ldc: n }); // C := Q C
 */
export declare const sormlq: {
    (on: Context | Queue, args: OrmlqArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * C := op(Q) C (side 'l') or C := C op(Q) ('r'); C is m x n, Q is the orthogonal (unitary) factor of gelqf. Column-major.
 *
 * Multiplies by the orthogonal factor of an LQ factorization, without writing it out. Of complex numbers, as in LAPACK, it is unmlq.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU.
 * Doubles that live on the GPU (createContext) are computed there. Flops 2nk (2m - k) with side 'l', 2mk (2n - k) with 'r', of complex
 * numbers four times as many, to leading order. Source: LAPACK xORMLQ, xUNMLQ.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgelqf(ctx.queue, { m, n, A, lda: m, tau }); // m <= n
 * await sormlq(ctx.queue, { side: 'l', trans: 'n', m: n, n: nrhs, k: m, A, lda: m, tau, C, ldc: n }); // C := Q C
 */
export declare const dormlq: {
    (on: Context | Queue, args: OrmlqArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * C := op(Q) C (side 'l') or C := C op(Q) ('r'); C is m x n, Q is the orthogonal (unitary) factor of gelqf. Column-major.
 *
 * Multiplies by the orthogonal factor of an LQ factorization, without writing it out. Of complex numbers, as in LAPACK, it is unmlq.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU.
 * Doubles that live on the GPU (createContext) are computed there. Flops 2nk (2m - k) with side 'l', 2mk (2n - k) with 'r', of complex
 * numbers four times as many, to leading order. Source: LAPACK xORMLQ, xUNMLQ.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgelqf(ctx.queue, { m, n, A, lda: m, tau }); // m <= n
 * await sormlq(ctx.queue, { side: 'l', trans: 'n', m: n, n: nrhs, k: m, A, lda: m, tau, C, ldc: n }); // C := Q C
 */
export declare const cunmlq: {
    (on: Context | Queue, args: OrmlqArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * C := op(Q) C (side 'l') or C := C op(Q) ('r'); C is m x n, Q is the orthogonal (unitary) factor of gelqf. Column-major.
 *
 * Multiplies by the orthogonal factor of an LQ factorization, without writing it out. Of complex numbers, as in LAPACK, it is unmlq.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU.
 * Doubles that live on the GPU (createContext) are computed there. Flops 2nk (2m - k) with side 'l', 2mk (2n - k) with 'r', of complex
 * numbers four times as many, to leading order. Source: LAPACK xORMLQ, xUNMLQ.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgelqf(ctx.queue, { m, n, A, lda: m, tau }); // m <= n
 * await sormlq(ctx.queue, { side: 'l', trans: 'n', m: n, n: nrhs, k: m, A, lda: m, tau, C, ldc: n }); // C := Q C
 */
export declare const zunmlq: {
    (on: Context | Queue, args: OrmlqArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
