import { type RoutineSpec } from '../../core/spec.ts';
/**
 * [A; B] = Q [R; 0] for an upper triangular A of order n and a pentagon B, m x n. Column-major.
 *
 * QR factorization of a triangle on top of a pentagon: with l = 0 the update of a factorization by more rows, with l = n = m the merging of
 * two triangles, the step of a tall QR factorization in pieces.
 *
 * Overwrites A's upper triangle, B and T. It cannot fail: there is no info. tpmqrt multiplies by Q. On a GPU context single and
 * complex single run on the GPU, double and complex double on the CPU. Flops 2mn^2 with l = 0, 2n^3/3 for two triangles, of complex numbers
 * four times as many, to leading order. Source: LAPACK xTPQRT.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // R of all rows so far, in n x n; `more` has another m of them
 * await stpqrt(ctx.queue, { m, n, l: 0, nb: 32, A: R, lda: n, B: more, ldb: m, T, ldt: 32 });
 */
export declare const tpqrtSpec: RoutineSpec;
