// SYEVX: arguments, rules, documentation.
import { realOf } from '../../core/field.js';
import { flopsSyevx } from '../../core/flops.js';
import { integers, matrix, numbers, positional, size, uplo } from '../../core/kinds.js';
import { complexly, num } from '../../core/spec.js';
import { intervalArgs, mostChosen, mostVectors, rangeArgs, withVectors } from './chosen.js';
import { stagesArg } from './stagesArg.js';
/**
 * A Z = Z W with orthonormal columns in Z and real diagonal W, for chosen eigenvalues of A, symmetric, or Hermitian if complex, of order n
 * with one triangle stored; column-major.
 *
 * Chosen eigenvalues and eigenvectors of a symmetric or Hermitian matrix: all, those in an interval, or those with given indices.
 *
 * Overwrites A, m, W, Z, ifail and info. A is brought to tridiagonal form by reflections; bisection finds the values, inverse iteration the
 * vectors, to which the reflections are applied: of what is not asked for nothing is computed. Where all are asked for, QL iteration finds
 * them. Of a Hermitian A imaginary parts on the diagonal are not looked at. The signs (factors of modulus 1) of vectors are anybody's.
 *
 * On a GPU context single and complex single run on the GPU, from order 97 on and without abstol; double and complex double on the CPU. On
 * the GPU bisection finds values alone. The tridiagonal matrix is read back for vectors: up to n/64 of them inverse iteration finds on the
 * host, more divide and conquer on the GPU. Flops to leading order: 4n^3/3, 2n^2 for each vector, four times that of complex numbers, and
 * bisection and inverse iteration in multiples of n. Vectors of k values closer than 10^-3 ||A|| to their neighbours take 12n k^2 more;
 * syevr is for many of those. Source: LAPACK xSYEVX, xHEEVX, xSYTRD, xSTEBZ, xSTEIN. Unlike there A with NaN is found at once.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [m, ifail, info] = [ctx.alloc('i', 1), ctx.alloc('i', 2), ctx.alloc('i', 1)];
 * const [W, Z] = [ctx.alloc('d', 2), ctx.alloc('d', 2 * n)];
 * await dsyevx(ctx.queue, { range: 'i', uplo: 'l', n, A, lda: n, il: 1, iu: 2, m, W, Z, ldz: n, ifail, info }); // the two lowest, n >= 2
 * const [lowest, next] = await ctx.download(W);
 */
export const syevxSpec = {
    name: 'syevx',
    named: complexly('heevx'),
    precs: 'sdcz',
    args: positional({
        /** 'v': values and vectors, the default; 'n': values alone. */
        jobz: { kind: 'flag', values: ['v', 'n'], default: 'v' },
        ...rangeArgs,
        /** Which triangle of A is stored, 'l' or 'u'. The other one is not read. */
        uplo,
        n: size,
        /** In: the triangle. Out: of no use; the other triangle as it was. */
        A: matrix('n', 'n', 'inout'),
        ...intervalArgs,
        /**
         * Width of the intervals that bisection ends with. Default, and 0 or less: eps ||T||, eps = 2^-52 (2^-23); only then all values and
         * vectors are computed without bisection.
         */
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
         * Out, one integer. 0: done. 1 .. n: so many vectors have not converged; ifail says which. n with m = 0: A has a NaN or an infinity; W
         * and Z are NaN.
         */
        info: integers(1, 'out'),
        /** On the GPU: 'one' reduces A at once, 'two' by way of a band; 'auto' (default) as syevd does, up to n/4 vectors as none. */
        stages: stagesArg,
    }),
    flops: (a) => flopsSyevx(num(a, 'n'), mostChosen(a), a['jobz'] === 'v'),
};
