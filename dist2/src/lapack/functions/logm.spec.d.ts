import { type RoutineSpec } from '../../core/spec.ts';
/**
 * A := log(A) for a general n x n matrix A, column-major.
 *
 * Logarithm of a matrix: the X with exp(X) = A whose eigenvalues have imaginary parts between -pi and pi. Of a real A it is real, and there
 * is one, if no eigenvalue is 0 or negative and real. Of a complex A there is one if no eigenvalue is 0; one that is negative and real has
 * a logarithm whose imaginary part is pi, and, as rounding errors may move it across the axis, -pi if it is found below it. The complex
 * logarithm of a real matrix is that of the same numbers with imaginary parts 0.
 *
 * Overwrites A and info. Of the Schur form A = Z T Z^H square roots of T are taken until they are near 1; there a Padé approximant of
 * degree 7 at most, in partial fractions, is good to double precision, and is doubled as often. On the diagonal stand the logarithms of the
 * eigenvalues. How good log(A) is depends on A: its condition is large where eigenvalues lie next to 0 or to the negative real axis.
 *
 * All precisions are computed on the CPU, on any context, singles in doubles; on a GPU context operands are read back. Flops, to leading
 * order: those of gees with vectors, and n^3/3 for each root and each degree, some 5 to 20. Source: N. J. Higham, Functions of Matrices,
 * 11.5; A. Al-Mohy, N. J. Higham, S. Relton, Computing the Fréchet derivative of the matrix logarithm and estimating the condition number,
 * SIAM J. Sci. Comput. 35 (2013).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dlogm(ctx.queue, { n, A, lda: n, info }); // A := log(A)
 */
export declare const logmSpec: RoutineSpec;
