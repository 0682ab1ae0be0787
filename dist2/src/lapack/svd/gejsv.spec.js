// GEJSV: arguments, rules, documentation.
import { realOf } from '../../core/field.js';
import { flopsGesvj } from '../../core/flops.js';
import { integers, matrix, numbers, positional, size } from '../../core/kinds.js';
import { arg, num } from '../../core/spec.js';
const right = (a) => (a['jobv'] === 'n' ? 0 : num(a, 'n'));
const left = (a) => (a['jobu'] === 'n' ? 0 : num(a, a['jobu'] === 'f' ? 'm' : 'n'));
const given = (name, job) => (a) => a[job] !== 'n' && a[name] === undefined ? `must be given unless ${job} is 'n'` : undefined;
/**
 * A = U S V^H with orthogonal columns in U and V and a diagonal S; A is m x n, m >= n; all matrices are column-major.
 *
 * Singular value decomposition by QR factorizations and one-sided Jacobi iteration, for small singular values to high relative accuracy.
 *
 * Overwrites A, SVA, info, and U and V if they are asked for. A's rows are brought into the order of their largest elements, A P = Q R by
 * pivoting on the largest column, then R^H = Q' R', and the columns of R'^H, which are nearly orthogonal by then, are rotated until they
 * are. If A = B D, or A = D B, with a diagonal D, errors are relative to each value and grow with B's condition number, not with that of D.
 * Of a square matrix it takes about as long as gesvj, which does nine sweeps where this does eight, of a tall one less. A is scaled by a
 * power of two on the way; values that do not reach 2^-960 of the largest element, 2^-180 in single, are zero.
 *
 * Computed on the CPU, on any context. Flops: 2mn^2 for the factorizations, 2n^3 for each sweep, 12n for each rotated pair. Source: LAPACK
 * xGEJSV; Z. Drmac, K. Veselic, New fast and accurate Jacobi SVD algorithm, SIAM J. Matrix Anal. Appl. 29 (2008). Unlike there no singular
 * values are left out on request (joba, jobr, jobp), rows are always put into order, as by joba 'f', and A is never transposed (jobt): with
 * its rows in order that gains no digits.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [SVA, U, V] = [ctx.alloc('d', n), ctx.alloc('d', m * n), ctx.alloc('d', n * n)];
 * const info = ctx.alloc('i', 1);
 * await dgejsv(ctx.queue, { m, n, A, lda: m, SVA, U, ldu: m, V, ldv: n, info }); // m >= n >= 1
 */
export const gejsvSpec = {
    name: 'gejsv',
    precs: 'sdcz',
    args: positional({
        /** Left vectors: 'u' (default) of the n singular values, 'f' as many more as make U square, 'n' none. */
        jobu: { kind: 'flag', values: ['u', 'f', 'n'], default: 'u' },
        /** 'v' (default): V is wanted. 'n': it is not. */
        jobv: { kind: 'flag', values: ['v', 'n'], default: 'v' },
        m: size,
        /** At most m. */
        n: { kind: 'index', from: () => 0, to: arg('m'), rule: 'must be an integer in 0..m' },
        /** In: A. Out: of no use. */
        A: matrix('m', 'n', 'inout'),
        /** Out, n real numbers: the singular values, none negative, the largest first. */
        SVA: numbers('n', 'out', { type: realOf }),
        /** Out: with 'u' m x n, with 'f' m x m. Not needed with 'n'. */
        U: matrix('m', left, 'out', { optional: true, also: given('U', 'jobu') }),
        /** Out: V, n x n, not its adjoint. Not needed with 'n'. */
        V: matrix(right, right, 'out', { optional: true, also: given('V', 'jobv') }),
        /** Out, one integer. 0: done. n: A has a NaN or an infinity; SVA, U and V are NaN. n + 1: 30 sweeps did not suffice. */
        info: integers(1, 'out'),
    }),
    flops: (a) => flopsGesvj(num(a, 'm'), num(a, 'n'), right(a)),
};
