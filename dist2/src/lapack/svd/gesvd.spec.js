// GESVD: arguments, rules, documentation.
import { realOf } from '../../core/field.js';
import { flopsGesvd } from '../../core/flops.js';
import { integers, matrix, numbers, positional, size } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
const least = (a) => Math.min(num(a, 'm'), num(a, 'n'));
/** How many vectors a job asks for, of `rows` elements each. */
const vectors = (job, rows) => (a) => {
    if (a[job] === 'n')
        return 0;
    return a[job] === 'a' ? num(a, rows) : least(a);
};
const given = (name, job) => (a) => a[job] !== 'n' && a[name] === undefined ? `must be given unless ${job} is 'n'` : undefined;
const JOBS = ['s', 'a', 'n'];
/**
 * A = U S V^H with orthogonal columns in U and V and a diagonal S; A is m x n; all matrices are column-major.
 *
 * Singular value decomposition: A = U S V^H.
 *
 * Overwrites A, S, info, and U and V^H as their jobs say. A is brought to bidiagonal form by reflections, in blocks, a tall or wide one
 * after a QR factorization; QR iteration with implicit shifts makes that diagonal, and its rotations are applied to the vectors many at a
 * time. Singular values are good to some eps times the largest one. A whose largest element's square would leave the range is scaled by a
 * power of two on the way. The signs of a pair u(i), v(i), of complex ones their phase, are anybody's, and so are vectors of equal singular
 * values.
 *
 * Computed on the CPU, on any context: half of the work are products of a matrix with a vector, and iteration is
 * sequential. On a GPU context operands are read back. QR iteration runs in double for singles too. Flops to leading order, for m >= n:
 * 4n^2 (m - n/3) for S alone, at most 2n^2 (m + n) if m is much larger; the vectors take about 12n^3 more. Source: LAPACK xGESVD, xGEBRD,
 * xBDSQR; J. Demmel, W. Kahan, Accurate singular values of bidiagonal matrices, SIAM J. Sci. Stat. Comput. 11 (1990). Unlike there no
 * vectors overwrite A, and A with NaN is found at once.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const k = Math.min(m, n);
 * const [S, U, VT] = [ctx.alloc('d', k), ctx.alloc('d', m * k), ctx.alloc('d', k * n)];
 * const info = ctx.alloc('i', 1);
 * await dgesvd(ctx.queue, { m, n, A, lda: m, S, U, ldu: m, VT, ldvt: k, info }); // m, n >= 1
 * const [norm] = await ctx.download(S); // ||A||_2
 */
export const gesvdSpec = {
    name: 'gesvd',
    precs: 'sdcz',
    args: positional({
        /** Default 's'. */
        jobu: { kind: 'flag', values: JOBS, default: 's' },
        /** Default 's'. */
        jobvt: { kind: 'flag', values: JOBS, default: 's' },
        m: size,
        n: size,
        /** In: A. Out: of no use. */
        A: matrix('m', 'n', 'inout'),
        /** Out, min(m, n) real numbers: the singular values, none negative, the largest first. */
        S: numbers(least, 'out', { type: realOf }),
        /** Out: with 's' m x min(m, n), with 'a' m x m. Not needed with 'n'. */
        U: matrix('m', vectors('jobu', 'm'), 'out', { optional: true, also: given('U', 'jobu') }),
        /** Out: V^H, with 's' min(m, n) x n, with 'a' n x n. Not needed with 'n'. */
        VT: matrix(vectors('jobvt', 'n'), 'n', 'out', { optional: true, also: given('VT', 'jobvt') }),
        /**
         * Out, one integer. 0: done. 1 .. min(m, n) - 1: QR iteration has not converged, so many superdiagonal elements are left; S, U and
         * V^H are what it has come to. min(m, n): A has a NaN or an infinity; S, U and V^H are NaN.
         */
        info: integers(1, 'out'),
    }),
    flops: (a) => flopsGesvd(num(a, 'm'), num(a, 'n'), vectors('jobu', 'm')(a), vectors('jobvt', 'n')(a)),
};
