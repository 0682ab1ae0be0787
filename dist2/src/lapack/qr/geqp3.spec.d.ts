import { type RoutineSpec } from '../../core/spec.ts';
/**
 * A P = Q R with an orthogonal (unitary) Q and a permutation P that makes R's diagonal not increase; A is m x n, column-major.
 *
 * QR factorization with column pivoting: every step takes the column whose part not yet factored has the largest norm. A small diagonal
 * element of R says that the columns behind it depend, nearly, on those before.
 *
 * Overwrites A, jpvt and tau; nothing with m = 0 or n = 0. It cannot fail: there is no info. A column with a NaN is the first free pivot;
 * jpvt is a permutation whatever A holds. Half of the work is products of a matrix and a vector: several times slower than geqrf. The
 * diagonal of R is real. On a GPU context single and complex single run on the GPU, without a readback, doubles on the CPU. Doubles that
 * live on the GPU (createContext) are computed there; of a column what is left below 1e-150 of its largest element counts as zero. Where
 * columns are equal within rounding of the whole of them, backends may choose differently. Flops 2n^2 (m - n/3) for m >= n, of complex
 * numbers four times as many, to leading order. Source: LAPACK xGEQP3; norms after LAPACK Working Note 176.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const jpvt = ctx.alloc('i', n); // zeros: all columns are free
 * const tau = ctx.alloc('d', Math.min(m, n));
 * await dgeqp3(ctx.queue, { m, n, A, lda: m, jpvt, tau });
 */
export declare const geqp3Spec: RoutineSpec;
