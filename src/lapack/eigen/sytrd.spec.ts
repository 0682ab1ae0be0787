// SYTRD: arguments, rules, documentation.

import { flopsSytrd } from '../../core/flops.ts';
import { matrix, numbers, positional, size, uplo } from '../../core/kinds.ts';
import { num, type RoutineSpec, type Values } from '../../core/spec.ts';

const between = (a: Values): number => Math.max(0, num(a, 'n') - 1);

/**
 * Q^T A Q = T, A symmetric of order n with one triangle stored, Q orthogonal, T tridiagonal. Column-major.
 *
 * Reduction to tridiagonal form by reflections: A = Q T Q^T.
 *
 * Overwrites the stored triangle of A, D, E and tau. With uplo 'l' Q = H(1) ... H(n-1): v(i) of H(i) = I - tau(i) v v^T has i zeros and
 * a 1 first, and the rest below row i + 1 in column i of A. With 'u' Q = H(n-1) ... H(1): v(i) has n - i zeros last, a 1 in row i before
 * them, and the rest above row i in column i + 1. orgtr writes Q out, ormtr multiplies by it. NaN and infinities in A become NaN in D and
 * E.
 *
 * Half of the work are products of a matrix with a vector, the other half products of matrices. On a GPU nothing waits for the host.
 * Flops 4n^3/3, to leading order. Source: LAPACK xSYTRD; J. Dongarra, D. Sorensen, S. Hammarling, Block reduction of matrices to condensed
 * forms for eigenvalue computations, J. Comput. Appl. Math. 27 (1989).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const [D, E, tau] = [ctx.alloc('d', n), ctx.alloc('d', n - 1), ctx.alloc('d', n - 1)]; // n >= 2
 * await dsytrd(ctx.queue, { uplo: 'l', n, A, lda: n, D, E, tau });
 */
export const sytrdSpec: RoutineSpec = {
  name: 'sytrd',
  precs: 'sd',
  args: positional({
    /** Which triangle of A is stored, 'l' or 'u'. The other one is neither read nor written. */
    uplo,
    n: size,
    /** In: the triangle. Out: the v's, and T in its place on and beside the diagonal. */
    A: matrix('n', 'n', 'inout'),
    /** Out, n elements: the diagonal of T. */
    D: numbers('n', 'out'),
    /** Out, n - 1 elements: what is beside the diagonal. */
    E: numbers(between, 'out'),
    /** Out, n - 1 elements. */
    tau: numbers(between, 'out'),
  }),
  nothing: (a) => a.n === 0,
  flops: (a) => flopsSytrd(num(a, 'n')),
};
