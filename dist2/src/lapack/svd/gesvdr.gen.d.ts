import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of gesvdr, by name. */
export interface GesvdrArgs<P extends Prec> {
    /** 's' (default): U is wanted. 'n': it is not. */
    jobu?: 's' | 'n';
    /** 's' (default): V^H is wanted. 'n': it is not. */
    jobvt?: 's' | 'n';
    m: number;
    n: number;
    /** Values that are wanted. */
    k: number;
    /** How many columns more than k are sampled; default 10. min(m, n) in all are the most. */
    p?: number;
    /** Power iterations; default 2. */
    niters?: number;
    /** Of the random numbers; default 0. */
    seed?: number;
    /** Is not changed. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Out, k real numbers: singular values, none negative, the largest first. */
    S: Ptr<RealOf<P>>;
    /** Out, m x k. Not needed with 'n'. */
    U?: Ptr<NoInfer<P>>;
    /** At least the rows of U, and 1. */
    ldu?: number;
    /** Out: V^H, k x n. Not needed with 'n'. */
    VT?: Ptr<NoInfer<P>>;
    /** At least the rows of VT, and 1. */
    ldvt?: number;
    /**
     * Out, one integer. 0: done. 1 .. k + p - 1: the small decomposition has not converged. min(m, n): A has a NaN or an infinity; S, U and
     * V^H are NaN.
     */
    info: Ptr<'i'>;
}
/**
 * A ~ U S V^H: the first k singular values and vectors of A, which is m x n; all matrices are column-major.
 *
 * Randomised singular value decomposition, for few values of a large matrix: A is read 2 + 2 niters times.
 *
 * Overwrites S, info, and U and V^H as their jobs say; A stays. Y, m x (k + p), is A times random numbers, made orthonormal; each power
 * iteration multiplies it by A A^H and makes it orthonormal again, on both sides. What is left is the decomposition of the small A^H Y. U
 * and V have orthonormal columns whatever A is; the values are too small, those that are far above sigma(k + p + 1) by little: on average
 * ||A - U S V^H|| is within a factor of (1 + c)^(1 / (2 niters + 1)) of the best there is, c being some sqrt(min(m, n)), which for values
 * that decay is nearly 1. Where values do not decay at all, as in noise, more iterations are needed, and gesdd may be the better choice.
 * The same seed gives the same result on the same backend.
 *
 * On a GPU context single runs on the GPU, but for the decomposition of an order of k + p, which the CPU computes while the GPU waits,
 * once; near the ends of the range, and where A has a lower rank than k + p, each basis is looked at too. Of complex single
 * the bases are made by reflectors. Double runs on the CPU.
 *
 * Flops 4 (1 + niters) m n (k + p), to leading order. Source: N. Halko, P. Martinsson, J. Tropp, Finding structure with randomness, SIAM
 * Review 53 (2011).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [S, U, VT] = [ctx.alloc('s', k), ctx.alloc('s', m * k), ctx.alloc('s', k * n)];
 * const info = ctx.alloc('i', 1);
 * await sgesvdr(ctx.queue, { m, n, k, A, lda: m, S, U, ldu: m, VT, ldvt: k, info }); // 1 <= k <= min(m, n)
 */
export declare const gesvdr: {
    <P extends Prec>(on: Context | Queue, args: GesvdrArgs<P>, prec?: P): Promise<void>;
};
/**
 * A ~ U S V^H: the first k singular values and vectors of A, which is m x n; all matrices are column-major.
 *
 * Randomised singular value decomposition, for few values of a large matrix: A is read 2 + 2 niters times.
 *
 * Overwrites S, info, and U and V^H as their jobs say; A stays. Y, m x (k + p), is A times random numbers, made orthonormal; each power
 * iteration multiplies it by A A^H and makes it orthonormal again, on both sides. What is left is the decomposition of the small A^H Y. U
 * and V have orthonormal columns whatever A is; the values are too small, those that are far above sigma(k + p + 1) by little: on average
 * ||A - U S V^H|| is within a factor of (1 + c)^(1 / (2 niters + 1)) of the best there is, c being some sqrt(min(m, n)), which for values
 * that decay is nearly 1. Where values do not decay at all, as in noise, more iterations are needed, and gesdd may be the better choice.
 * The same seed gives the same result on the same backend.
 *
 * On a GPU context single runs on the GPU, but for the decomposition of an order of k + p, which the CPU computes while the GPU waits,
 * once; near the ends of the range, and where A has a lower rank than k + p, each basis is looked at too. Of complex single
 * the bases are made by reflectors. Double runs on the CPU.
 *
 * Flops 4 (1 + niters) m n (k + p), to leading order. Source: N. Halko, P. Martinsson, J. Tropp, Finding structure with randomness, SIAM
 * Review 53 (2011).
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [S, U, VT] = [ctx.alloc('s', k), ctx.alloc('s', m * k), ctx.alloc('s', k * n)];
 * const info = ctx.alloc('i', 1);
 * await sgesvdr(ctx.queue, { m, n, k, A, lda: m, S, U, ldu: m, VT, ldvt: k, info }); // 1 <= k <= min(m, n)
 */
export declare const sgesvdr: {
    (on: Context | Queue, args: GesvdrArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A ~ U S V^H: the first k singular values and vectors of A, which is m x n; all matrices are column-major.
 *
 * Randomised singular value decomposition, for few values of a large matrix: A is read 2 + 2 niters times.
 *
 * Overwrites S, info, and U and V^H as their jobs say; A stays. Y, m x (k + p), is A times random numbers, made orthonormal; each power
 * iteration multiplies it by A A^H and makes it orthonormal again, on both sides. What is left is the decomposition of the small A^H Y. U
 * and V have orthonormal columns whatever A is; the values are too small, those that are far above sigma(k + p + 1) by little: on average
 * ||A - U S V^H|| is within a factor of (1 + c)^(1 / (2 niters + 1)) of the best there is, c being some sqrt(min(m, n)), which for values
 * that decay is nearly 1. Where values do not decay at all, as in noise, more iterations are needed, and gesdd may be the better choice.
 * The same seed gives the same result on the same backend.
 *
 * On a GPU context single runs on the GPU, but for the decomposition of an order of k + p, which the CPU computes while the GPU waits,
 * once; near the ends of the range, and where A has a lower rank than k + p, each basis is looked at too. Of complex single
 * the bases are made by reflectors. Double runs on the CPU.
 *
 * Flops 4 (1 + niters) m n (k + p), to leading order. Source: N. Halko, P. Martinsson, J. Tropp, Finding structure with randomness, SIAM
 * Review 53 (2011).
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [S, U, VT] = [ctx.alloc('s', k), ctx.alloc('s', m * k), ctx.alloc('s', k * n)];
 * const info = ctx.alloc('i', 1);
 * await sgesvdr(ctx.queue, { m, n, k, A, lda: m, S, U, ldu: m, VT, ldvt: k, info }); // 1 <= k <= min(m, n)
 */
export declare const dgesvdr: {
    (on: Context | Queue, args: GesvdrArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A ~ U S V^H: the first k singular values and vectors of A, which is m x n; all matrices are column-major.
 *
 * Randomised singular value decomposition, for few values of a large matrix: A is read 2 + 2 niters times.
 *
 * Overwrites S, info, and U and V^H as their jobs say; A stays. Y, m x (k + p), is A times random numbers, made orthonormal; each power
 * iteration multiplies it by A A^H and makes it orthonormal again, on both sides. What is left is the decomposition of the small A^H Y. U
 * and V have orthonormal columns whatever A is; the values are too small, those that are far above sigma(k + p + 1) by little: on average
 * ||A - U S V^H|| is within a factor of (1 + c)^(1 / (2 niters + 1)) of the best there is, c being some sqrt(min(m, n)), which for values
 * that decay is nearly 1. Where values do not decay at all, as in noise, more iterations are needed, and gesdd may be the better choice.
 * The same seed gives the same result on the same backend.
 *
 * On a GPU context single runs on the GPU, but for the decomposition of an order of k + p, which the CPU computes while the GPU waits,
 * once; near the ends of the range, and where A has a lower rank than k + p, each basis is looked at too. Of complex single
 * the bases are made by reflectors. Double runs on the CPU.
 *
 * Flops 4 (1 + niters) m n (k + p), to leading order. Source: N. Halko, P. Martinsson, J. Tropp, Finding structure with randomness, SIAM
 * Review 53 (2011).
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [S, U, VT] = [ctx.alloc('s', k), ctx.alloc('s', m * k), ctx.alloc('s', k * n)];
 * const info = ctx.alloc('i', 1);
 * await sgesvdr(ctx.queue, { m, n, k, A, lda: m, S, U, ldu: m, VT, ldvt: k, info }); // 1 <= k <= min(m, n)
 */
export declare const cgesvdr: {
    (on: Context | Queue, args: GesvdrArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A ~ U S V^H: the first k singular values and vectors of A, which is m x n; all matrices are column-major.
 *
 * Randomised singular value decomposition, for few values of a large matrix: A is read 2 + 2 niters times.
 *
 * Overwrites S, info, and U and V^H as their jobs say; A stays. Y, m x (k + p), is A times random numbers, made orthonormal; each power
 * iteration multiplies it by A A^H and makes it orthonormal again, on both sides. What is left is the decomposition of the small A^H Y. U
 * and V have orthonormal columns whatever A is; the values are too small, those that are far above sigma(k + p + 1) by little: on average
 * ||A - U S V^H|| is within a factor of (1 + c)^(1 / (2 niters + 1)) of the best there is, c being some sqrt(min(m, n)), which for values
 * that decay is nearly 1. Where values do not decay at all, as in noise, more iterations are needed, and gesdd may be the better choice.
 * The same seed gives the same result on the same backend.
 *
 * On a GPU context single runs on the GPU, but for the decomposition of an order of k + p, which the CPU computes while the GPU waits,
 * once; near the ends of the range, and where A has a lower rank than k + p, each basis is looked at too. Of complex single
 * the bases are made by reflectors. Double runs on the CPU.
 *
 * Flops 4 (1 + niters) m n (k + p), to leading order. Source: N. Halko, P. Martinsson, J. Tropp, Finding structure with randomness, SIAM
 * Review 53 (2011).
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [S, U, VT] = [ctx.alloc('s', k), ctx.alloc('s', m * k), ctx.alloc('s', k * n)];
 * const info = ctx.alloc('i', 1);
 * await sgesvdr(ctx.queue, { m, n, k, A, lda: m, S, U, ldu: m, VT, ldvt: k, info }); // 1 <= k <= min(m, n)
 */
export declare const zgesvdr: {
    (on: Context | Queue, args: GesvdrArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
