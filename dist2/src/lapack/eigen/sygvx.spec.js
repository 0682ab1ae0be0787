// SYGVX: arguments, rules, documentation.
import { realOf } from '../../core/field.js';
import { flopsSygvx } from '../../core/flops.js';
import { integers, matrix, numbers, positional, size, uplo } from '../../core/kinds.js';
import { complexly, num } from '../../core/spec.js';
import { intervalArgs, itypeArg, mostChosen, mostVectors, rangeArgs, withVectors } from './chosen.js';
/**
 * A Z = B Z W (itype 1), A B Z = Z W (2) or B A Z = Z W (3) for chosen eigenvalues; A is symmetric, B symmetric and positive definite, both
 * Hermitian if complex, both of order n with one triangle stored; column-major.
 *
 * Generalized symmetric or Hermitian eigenproblem: all eigenvalues and vectors, those in an interval, or those with given indices.
 *
 * Overwrites A, B, m, W, Z, ifail and info. As sygv, with syevx for the standard problem: of what is not asked for nothing is computed.
 *
 * On a GPU context single and complex single run on the GPU as syevx does, double and complex double on the CPU. Flops as syevx, 4n^3/3
 * more, and n^2 for each vector, four times that of complex numbers. Source: LAPACK xSYGVX, xHEGVX, xSYGST, xSYEVX. Unlike there matrices
 * with NaN are found at once.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A and B.
 * @example
 * const [m, ifail, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * const [W, Z] = [ctx.alloc('d', 1), ctx.alloc('d', n)];
 * const one = { range: 'i', il: 1, iu: 1 } as const; // the least
 * await dsygvx(ctx.queue, { itype: 1, ...one, uplo: 'l', n, A, lda: n, B, ldb: n, m, W, Z, ldz: n, ifail, info });
 */
export const sygvxSpec = {
    name: 'sygvx',
    named: complexly('hegvx'),
    precs: 'sdcz',
    args: positional({
        itype: itypeArg,
        /** 'v': values and vectors, the default; 'n': values alone. */
        jobz: { kind: 'flag', values: ['v', 'n'], default: 'v' },
        ...rangeArgs,
        /** Which triangles of A and B are stored, 'l' or 'u'. The other ones are not read. */
        uplo,
        n: size,
        /** In: the triangle. Out: of no use; the other triangle as it was. */
        A: matrix('n', 'n', 'inout'),
        /** In: the triangle. Out: that of the Cholesky factor; the other one as it was. */
        B: matrix('n', 'n', 'inout'),
        ...intervalArgs,
        /** As of syevx. Default 0. */
        abstol: { kind: 'scalar', default: 0, real: true },
        /** Out, one integer: how many values have been found. */
        m: integers(1, 'out'),
        /** n real elements, or iu - il + 1 with range 'i'. Out: the values, m of them, in ascending order. */
        W: numbers(mostChosen, 'out', { type: realOf }),
        /** n x n, or n x (iu - il + 1) with range 'i'. Out: the vectors, column i that of W(i). Not needed with jobz 'n'. */
        Z: matrix('n', mostVectors, 'out', { optional: true, also: withVectors('Z') }),
        /**
         * As many integers as Z has columns. Out: the indices, from 1, of vectors that have not converged, then zeros. Not needed with jobz
         * 'n'.
         */
        ifail: integers(mostVectors, 'out', { optional: true, also: withVectors('ifail') }),
        /**
         * Out, one integer. 0: done. 1 .. n: so many vectors have not converged; ifail says which. n with m = 0: A or B has a NaN or an
         * infinity, or numbers have left the range; W and Z are NaN. n + i: the leading minor of order i of B is not positive; m is 0.
         */
        info: integers(1, 'out'),
    }),
    flops: (a) => flopsSygvx(num(a, 'n'), mostChosen(a), a['jobz'] === 'v'),
};
