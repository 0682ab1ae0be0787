// STEDC: arguments, rules, documentation.
import { realOf } from '../../core/field.js';
import { flopsStedc } from '../../core/flops.js';
import { integers, matrix, numbers, positional, size } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
import { offDiagonal } from './tridiagonalArgs.js';
const wanted = (a) => (a['compz'] === 'n' ? 0 : num(a, 'n'));
/**
 * T = Q D Q^T with orthogonal Q, where T is the symmetric tridiagonal matrix with diagonal D and off-diagonal E.
 *
 * Eigenvalues and eigenvectors of a symmetric tridiagonal matrix: divide and conquer.
 *
 * Overwrites D, E, info and, unless compz is 'n', Z: with 'i' by Q, with 'v' by Z Q, which are the eigenvectors of Z T Z^H. T and Q are
 * real: of complex precisions Z alone is complex, with 'i' Q with imaginary parts of 0. T is divided in halves, these again, down to orders
 * of 32; what couples two halves is a change of rank one, whose eigenvalues are the roots of a secular equation, and the vectors of both
 * are those of the halves times a matrix. Much of that falls away where eigenvalues are close or vectors are small at the division. Z and D
 * are good to some eps ||T||. The signs of vectors are anybody's, and so are vectors of equal eigenvalues. Without vectors it is sterf.
 *
 * Single and complex single precision with vectors, of orders above 96, are computed on the GPU, each level of the tree in a few
 * dispatches, and the CPU says what falls away; all else on the CPU, roots in double for singles too. Flops: at most 4/3 n^3 to leading
 * order, if nothing falls away, and 2 n^3 more with 'v', 4 n^3 of complex numbers. Source: LAPACK xSTEDC; J. Cuppen, A divide and conquer
 * method for the symmetric tridiagonal eigenproblem, Numer. Math. 36 (1981); M. Gu, S. Eisenstat, A divide-and-conquer algorithm for the
 * symmetric tridiagonal eigenproblem, SIAM J. Matrix Anal. Appl. 16 (1995).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * D, E and Z.
 * @example
 * const [D, E] = [ctx.upload('d', Float64Array.of(2, 2, 2)), ctx.upload('d', Float64Array.of(-1, -1))];
 * const [Z, info] = [ctx.alloc('d', 9), ctx.alloc('i', 1)];
 * await dstedc(ctx.queue, { compz: 'i', n: 3, D, E, Z, ldz: 3, info });
 * const [least] = await ctx.download(D); // 2 - sqrt(2)
 */
export const stedcSpec = {
    name: 'stedc',
    precs: 'sdcz',
    args: positional({
        /** Default 'i'. */
        compz: { kind: 'flag', values: ['i', 'v', 'n'], default: 'i' },
        n: size,
        /** n real elements. In: the diagonal. Out: the eigenvalues, in ascending order. */
        D: numbers('n', 'inout', { type: realOf }),
        /** n - 1 real elements. In: the off-diagonal. Out: of no use. */
        E: numbers(offDiagonal, 'inout', { type: realOf }),
        /** n x n. In, with compz 'v': Z. Out: the vectors, as columns in the order of D. Not needed with 'n'. */
        Z: matrix(wanted, wanted, 'inout', {
            optional: true,
            also: (a) => (a['compz'] !== 'n' && a['Z'] === undefined ? `must be given unless compz is 'n'` : undefined),
        }),
        /**
         * Out, one integer. 0: done. n: T has a NaN or an infinity; D and Z are NaN. i (n + 1) + j: QL iteration has not converged on rows i to
         * j, counted from 1; D and Z are of no use. With compz 'n' less than n: so many off-diagonal elements have not converged.
         */
        info: integers(1, 'out'),
    }),
    flops: (a) => flopsStedc(num(a, 'n'), a['compz']),
};
