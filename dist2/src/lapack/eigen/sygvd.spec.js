// SYGVD: arguments, rules, documentation.
import { realOf } from '../../core/field.js';
import { flopsSygvx } from '../../core/flops.js';
import { integers, matrix, numbers, positional, size, uplo } from '../../core/kinds.js';
import { complexly, num } from '../../core/spec.js';
import { itypeArg } from './chosen.js';
/**
 * A Z = B Z W (itype 1), A B Z = Z W (2) or B A Z = Z W (3) with real diagonal W; A is symmetric, B symmetric and positive definite, both
 * Hermitian if complex, both of order n with one triangle stored; column-major.
 *
 * Generalized symmetric or Hermitian eigenproblem: eigenvalues and eigenvectors, by divide and conquer.
 *
 * Overwrites A, B, W and info. B is factored by potrf, sygst makes a standard problem of it, which syevd solves, and the factor gives its
 * vectors back: Z^H B Z = I of types 1 and 2, Z^H B^-1 Z = I of type 3. Errors grow with the condition number of B.
 *
 * On a GPU context single and complex single run on the GPU from order 97 on; double and complex double on the CPU. On the GPU what potrf
 * says of B is read back first, and the tridiagonal matrix later for vectors. Flops as syevd and 4n^3/3 more for W alone, 7n^3/3 with
 * vectors, four times that of complex numbers. Source: LAPACK xSYGVD, xHEGVD, xSYGST, xSYEVD. Unlike there matrices with NaN are found at
 * once.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A and B.
 * @example
 * const [W, info] = [ctx.alloc('d', n), ctx.alloc('i', 1)];
 * await dsygvd(ctx.queue, { itype: 1, uplo: 'l', n, A, lda: n, B, ldb: n, W, info }); // A = Z
 * const [least] = await ctx.download(W);
 */
export const sygvdSpec = {
    name: 'sygvd',
    named: complexly('hegvd'),
    precs: 'sdcz',
    args: positional({
        itype: itypeArg,
        /** 'n': values alone. 'v' (default): vectors too. */
        jobz: { kind: 'flag', values: ['n', 'v'], default: 'v' },
        /** Which triangles of A and B are stored, 'l' or 'u'. The other ones are not read. */
        uplo,
        n: size,
        /** In: the triangle. Out with 'v': the vectors, column i that of W(i). Out with 'n': the triangle is lost, the other one as it was. */
        A: matrix('n', 'n', 'inout'),
        /** In: the triangle. Out: that of the Cholesky factor; the other one as it was. */
        B: matrix('n', 'n', 'inout'),
        /** Out, n real elements: the eigenvalues, in ascending order. */
        W: numbers('n', 'out', { type: realOf }),
        /**
         * Out, one integer. 0: done. 1 .. n - 1: iteration has not converged, so many off-diagonal elements are left. n: A or B has a NaN or
         * an infinity, or numbers have left the range; W, and the vectors asked for, are NaN. n + i: the leading minor of order i of B is not
         * positive; A and W are as they were.
         */
        info: integers(1, 'out'),
    }),
    flops: (a) => flopsSygvx(num(a, 'n'), num(a, 'n'), a['jobz'] === 'v'),
};
