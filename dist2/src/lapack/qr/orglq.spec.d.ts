import { type RoutineSpec } from '../../core/spec.ts';
/**
 * A := the first m rows of the orthogonal (unitary) factor Q of gelqf, which is n x n. Column-major.
 *
 * Writes out the orthogonal factor of an LQ factorization. Of complex numbers, as in LAPACK, it is unglq.
 *
 * Overwrites A only; L, which gelqf leaves in A, is lost. On a GPU context single and complex single run on the GPU, double and
 * complex double on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops 4mnk - 2(m + n)k^2 + 4k^3/3, of
 * complex numbers four times as many, to leading order. Source: LAPACK xORGLQ, xUNGLQ.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgelqf(ctx.queue, { m, n, A, lda: m, tau }); // m <= n
 * await sorglq(ctx.queue, { m, n, k: m, A, lda: m, tau }); // orthonormal rows that span those of A
 */
export declare const orglqSpec: RoutineSpec;
