// GESDD: arguments, rules, documentation.
import { realOf } from '../../core/field.ts';
import { flopsGesvd } from '../../core/flops.ts';
import { integers, matrix, numbers, positional, shorter, size } from '../../core/kinds.ts';
import { num, type RoutineSpec, type Values } from '../../core/spec.ts';

/** How many vectors jobz asks for, of `rows` elements each. */
const vectors =
  (rows: string) =>
  (a: Values): number => {
    if (a['jobz'] === 'n') return 0;
    return a['jobz'] === 'a' ? num(a, rows) : shorter(a);
  };

const given =
  (name: string) =>
  (a: Values): string | undefined =>
    a['jobz'] !== 'n' && a[name] === undefined ? `must be given unless jobz is 'n'` : undefined;

/**
 * A = U S V^H with orthogonal columns in U and V and a diagonal S; A is m x n; all matrices are column-major.
 *
 * Singular value decomposition by divide and conquer: A = U S V^H. The fastest way to all singular vectors.
 *
 * Overwrites A, S, info, and U and V^H as jobz says. A is brought to bidiagonal form by reflections, in blocks, a tall or wide one after a
 * QR factorization. That is cut in two again and again; the parts, of 32 rows at last, are solved by QR iteration, and each pair is put
 * together by the roots of a secular equation and two products. Values that hardly change are left out of that (deflation), so clustered
 * ones take less time. Singular values are good to some eps times the largest one. Without vectors it is gesvd. A whose largest element's
 * square would leave the range is scaled by a power of two on the way. The signs of a pair u(i), v(i), of complex ones their phase, are
 * anybody's, and so are vectors of equal singular values.
 *
 * On a GPU context single and complex single of large orders are computed on the GPU. With vectors `algo` says how: 'bidiagonal' as above,
 * the CPU deciding what is left out (see gebrd, bdsdc, ormbr), which is the default; 'polar' by the polar decomposition A = P H (see polar)
 * and the eigenvalues and vectors of H (see syevd), which takes more flops, nearly all in products. Values alone are found from the
 * bidiagonal form, a tall or wide matrix's after a QR factorization, by bisection, and nothing waits for the host. Of a tall matrix with
 * fewer columns the GPU has the QR factorization and the product with Q, unless U is square, and the CPU the triangle. All else is computed
 * on the CPU; operands on a GPU are read back. Secular equations are solved in double on the CPU for singles too.
 *
 * Flops to leading order, for m >= n: 4n^2 (m - n/3) for S alone, at most 2n^2 (m + n) if m is much larger; the vectors take about 6n^3
 * more, less with deflation; by 'polar' some 50n^3. Source: LAPACK xGESDD, xBDSDC; M. Gu, S. Eisenstat, A
 * divide-and-conquer algorithm for the bidiagonal SVD, SIAM J. Matrix Anal. Appl. 16 (1995); Y. Nakatsukasa, N. J. Higham, Stable and
 * efficient spectral divide and conquer algorithms, SIAM J. Sci. Comput. 35 (2013); G. Golub, W. Kahan, Calculating the singular values and
 * pseudo-inverse of a matrix, SIAM J. Numer. Anal. 2 (1965). Unlike in LAPACK no vectors overwrite A.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const k = Math.min(m, n);
 * const [S, U, VT] = [ctx.alloc('d', k), ctx.alloc('d', m * k), ctx.alloc('d', k * n)];
 * const info = ctx.alloc('i', 1);
 * await dgesdd(ctx.queue, { m, n, A, lda: m, S, U, ldu: m, VT, ldvt: k, info }); // m, n >= 1
 * const [norm] = await ctx.download(S); // ||A||_2
 */
export const gesddSpec: RoutineSpec = {
  name: 'gesdd',
  precs: 'sdcz',
  args: positional({
    /** Vectors: 's' (default) of the min(m, n) singular values, 'a' as many more as make U and V square, 'n' none. */
    jobz: { kind: 'flag', values: ['s', 'a', 'n'], default: 's' },
    m: size,
    n: size,
    /** In: A. Out: of no use. */
    A: matrix('m', 'n', 'inout'),
    /** Out, min(m, n) real numbers: the singular values, none negative, the largest first. */
    S: numbers(shorter, 'out', { type: realOf }),
    /** Out: with 's' m x min(m, n), with 'a' m x m. Not needed with 'n'. */
    U: matrix('m', vectors('m'), 'out', { optional: true, also: given('U') }),
    /** Out: V^H, with 's' min(m, n) x n, with 'a' n x n. Not needed with 'n'. */
    VT: matrix(vectors('n'), 'n', 'out', { optional: true, also: given('VT') }),
    /**
     * Out, one integer. 0: done. 1 .. min(m, n) - 1: QR iteration of a part has not converged, so many superdiagonal elements are left; S,
     * U and V^H are not the decomposition. min(m, n): A has a NaN or an infinity; S, U and V^H are NaN.
     */
    info: integers(1, 'out'),
    /**
     * On a GPU context in single and complex single: 'native' on the GPU whatever the order, 'auto' (default) there if it is
     * hardware and min(m, n) > 128, without vectors > 24 (both > 256 where its workgroups do not wait for each other, and if complex).
     */
    mode: { kind: 'flag', values: ['auto', 'native'], default: 'auto' },
    /** How the GPU finds vectors: 'bidiagonal', which 'auto' (default) is too, or 'polar'. Of no effect elsewhere. */
    algo: { kind: 'flag', values: ['auto', 'bidiagonal', 'polar'], default: 'auto' },
  }),
  flops: (a) => flopsGesvd(num(a, 'm'), num(a, 'n'), vectors('m')(a), vectors('n')(a)),
};
