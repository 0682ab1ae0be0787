import { type RoutineSpec } from '../../core/spec.ts';
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
export declare const gesvdrSpec: RoutineSpec;
