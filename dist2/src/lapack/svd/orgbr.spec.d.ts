import { type RoutineSpec } from '../../core/spec.ts';
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
export declare const orgbrSpec: RoutineSpec;
