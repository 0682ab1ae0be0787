// SYTRD: arguments, rules, documentation.
import { realOf } from '../../core/field.js';
import { flopsSytrd } from '../../core/flops.js';
import { matrix, numbers, positional, size, uplo } from '../../core/kinds.js';
import { complexly, num } from '../../core/spec.js';
const between = (a) => Math.max(0, num(a, 'n') - 1);
/**
 * Q^H A Q = T, A symmetric, or Hermitian if complex, of order n with one triangle stored, Q orthogonal (unitary), T real and tridiagonal.
 * Column-major.
 *
 * Reduction to tridiagonal form by reflections: A = Q T Q^H.
 *
 * Overwrites the stored triangle of A, D, E and tau. With uplo 'l' Q = H(1) ... H(n-1): v(i) of H(i) = I - tau(i) v v^H has i zeros and a 1
 * first, and the rest below row i + 1 in column i of A. With 'u' Q = H(n-1) ... H(1): v(i) has n - i zeros last, a 1 in row i before them,
 * and the rest above row i in column i + 1. orgtr writes Q out, ormtr multiplies by it. NaN and infinities in A become NaN in D and E. Of a
 * Hermitian A imaginary parts on the diagonal are not looked at and are 0 afterwards; its reflectors make T real, the last one too.
 *
 * Half of the work are products of a matrix with a vector, the other half products of matrices. On a GPU context single and complex single
 * run on the GPU, and nothing waits for the host; double and complex double are computed on the CPU. Flops 4n^3/3, of complex numbers
 * 16n^3/3, to leading order. Source: LAPACK xSYTRD, xHETRD; J. Dongarra, D. Sorensen, S. Hammarling, Block reduction of matrices to
 * condensed forms for eigenvalue computations, J. Comput. Appl. Math. 27 (1989).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const [D, E, tau] = [ctx.alloc('d', n), ctx.alloc('d', n - 1), ctx.alloc('d', n - 1)]; // n >= 2
 * await dsytrd(ctx.queue, { uplo: 'l', n, A, lda: n, D, E, tau });
 */
export const sytrdSpec = {
    name: 'sytrd',
    named: complexly('hetrd'),
    precs: 'sdcz',
    args: positional({
        /** Which triangle of A is stored, 'l' or 'u'. The other one is neither read nor written. */
        uplo,
        n: size,
        /** In: the triangle. Out: the v's, and T in its place on and beside the diagonal. */
        A: matrix('n', 'n', 'inout'),
        /** Out, n real elements: the diagonal of T. */
        D: numbers('n', 'out', { type: realOf }),
        /** Out, n - 1 real elements: what is beside the diagonal. */
        E: numbers(between, 'out', { type: realOf }),
        /** Out, n - 1 elements. */
        tau: numbers(between, 'out'),
    }),
    nothing: (a) => a.n === 0,
    flops: (a) => flopsSytrd(num(a, 'n')),
};
