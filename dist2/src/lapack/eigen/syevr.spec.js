// SYEVR: arguments, rules, documentation.
import { realOf } from '../../core/field.js';
import { flopsSyevx } from '../../core/flops.js';
import { integers, matrix, numbers, positional, size, uplo } from '../../core/kinds.js';
import { complexly, num } from '../../core/spec.js';
import { intervalArgs, mostChosen, mostVectors, rangeArgs, withVectors } from './chosen.js';
import { stagesArg } from './stagesArg.js';
const supports = Object.assign((a) => 2 * mostVectors(a), {
    words: "2n; with range 'i' 2 (iu - il + 1)",
});
/**
 * A Z = Z W with orthonormal columns in Z and real diagonal W, for chosen eigenvalues of A, symmetric, or Hermitian if complex, of order n
 * with one triangle stored; column-major.
 *
 * Chosen eigenvalues and eigenvectors of a symmetric or Hermitian matrix, all of them by divide and conquer.
 *
 * Overwrites A, m, W, Z, isuppz and info. As syevx, but where all vectors are asked for they come from divide and conquer, as in syevd.
 *
 * On a GPU context single and complex single run on the GPU as syevx does, double and complex double on the CPU. Flops to leading order:
 * 4n^3/3, and with vectors at most 10n^3/3 more where all are asked for, else 2n^2 for each and what syevx says; of complex numbers, whose
 * tridiagonal form is real, about four times that. Source: LAPACK xSYEVR, xHEEVR, xSYTRD, xSTEBZ, xSTEIN, xSTEDC. LAPACK finds vectors by
 * relatively robust representations (xSTEMR), which this does not have.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [m, isuppz, info] = [ctx.alloc('i', 1), ctx.alloc('i', 2 * n), ctx.alloc('i', 1)];
 * const [W, Z] = [ctx.alloc('d', n), ctx.alloc('d', n * n)];
 * await dsyevr(ctx.queue, { range: 'v', uplo: 'l', n, A, lda: n, vl: 0, vu: 10, m, W, Z, ldz: n, isuppz, info });
 * const [count] = await ctx.download(m); // eigenvalues in (0, 10]
 */
export const syevrSpec = {
    name: 'syevr',
    named: complexly('heevr'),
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
         * Two integers for each column of Z. Out: the vector is zero in front of the first of these elements, counted from 1, and behind the
         * second. Not needed with jobz 'n'.
         */
        isuppz: integers(supports, 'out', { optional: true, also: withVectors('isuppz') }),
        /**
         * Out, one integer. 0: done. 1 .. n: so many vectors have not converged. n with m = 0: A has a NaN or an infinity; W and Z are NaN.
         */
        info: integers(1, 'out'),
        /** On the GPU: 'one' reduces A at once, 'two' by way of a band; 'auto' (default) as syevd does, up to n/4 vectors as none. */
        stages: stagesArg,
    }),
    flops: (a) => flopsSyevx(num(a, 'n'), mostChosen(a), a['jobz'] === 'v'),
};
