// GEHRD: arguments, rules, documentation.
import { flopsGehrd } from '../../core/flops.js';
import { matrix, numbers, positional, size } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
import { ihiArg, iloArg, lessOne } from './schurArgs.js';
/**
 * A = Q H Q^H for a general n x n matrix A, column-major: H has zeros below its first subdiagonal, Q is orthogonal, of a complex
 * A unitary.
 *
 * Hessenberg form: the first step of QR iteration.
 *
 * Overwrites A and tau. Panels of columns are reduced one by one, which takes products of A with a vector for each, half of the work, and
 * applied to the rest of A by products of matrices. On a GPU context single and complex single run on the GPU, and nothing waits for the
 * host; double and complex double are computed on the CPU, on all threads. NaN and infinities in A arrive in H. Flops 10n^3/3 to leading
 * order for the whole matrix. Source: LAPACK xGEHRD, xLAHR2; G. Howell, J. Demmel, C. Fulton, S. Hammarling, K. Marmol, Cache efficient
 * bidiagonalization using BLAS 2.5 operators, ACM Trans. Math. Softw. 34 (2008).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgehrd(ctx.queue, { n, ilo: 1, ihi: n, A, lda: n, tau }); // n >= 1
 */
export const gehrdSpec = {
    name: 'gehrd',
    precs: 'sdcz',
    args: positional({
        n: size,
        /** A is upper triangular in rows and columns in front of ilo and behind ihi, as gebal leaves it; 1 and n are always right. */
        ilo: iloArg('n'),
        /** See ilo. */
        ihi: ihiArg('n'),
        /**
         * In: A. Out: H on and above the first subdiagonal; below it, column i has the v(i) of Q = H(ilo) ... H(ihi-1), H(i) = I - tau v v^H,
         * without its 1, which belongs to row i + 1.
         */
        A: matrix('n', 'n', 'inout'),
        /** Out, n - 1 elements; zero outside ilo .. ihi - 1. */
        tau: numbers(lessOne('n'), 'out'),
    }),
    nothing: (a) => a.n === 0,
    flops: (a) => (num(a, 'n') < 3 ? 0 : flopsGehrd(num(a, 'n'))),
};
