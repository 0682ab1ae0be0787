import { type RoutineSpec } from '../../core/spec.ts';
/**
 * A := the first n columns of the orthogonal (unitary) factor Q of geqrf, which is m x m. Column-major.
 *
 * Writes out the orthogonal factor of a QR factorization. Of complex numbers, as in LAPACK, it is ungqr.
 *
 * Overwrites A only; R, which geqrf leaves in A, is lost. On a GPU context single and complex single run on the GPU, double and complex
 * double on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops 4mnk - 2(m + n)k^2 + 4k^3/3, of complex numbers
 * four times as many, to leading order. Source: LAPACK xORGQR, xUNGQR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeqrf(ctx.queue, { m, n, A, lda: m, tau });
 * await sorgqr(ctx.queue, { m, n, k: n, A, lda: m, tau }); // orthonormal columns that span those of A
 */
export declare const orgqrSpec: RoutineSpec;
