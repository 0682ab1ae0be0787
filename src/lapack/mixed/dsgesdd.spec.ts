// DSGESDD: arguments, rules, documentation.

import { flopsGesvd } from '../../core/flops.ts';
import { integers, matrix, numbers, positional, shorter, size } from '../../core/kinds.ts';
import { num, type RoutineSpec, type Values } from '../../core/spec.ts';

/** How many vectors jobz asks for. */
const vectors = (a: Values): number => (a['jobz'] === 'n' ? 0 : shorter(a));

const given =
  (name: string) =>
  (a: Values): string | undefined =>
    a['jobz'] !== 'n' && a[name] === undefined ? `must be given unless jobz is 'n'` : undefined;

/**
 * A = U S V^T in double precision with orthogonal columns in U and V and a diagonal S, from vectors in single; A is m x n; all matrices are
 * column-major.
 *
 * Singular value decomposition of a matrix of doubles, found in single precision and corrected.
 *
 * A tall or wide A is factored by QR in double first. Vectors in single, made orthogonal in double, leave small elements beside the
 * diagonal of U^T A V, which the corrections take away: two or three for singular values that are apart; those that are closer than singles
 * can see form groups, which are decomposed in double. Residual and orthogonality are those of dgesdd, and singular values are as good, to
 * some eps times the largest one. Where corrections do not end, or there is nothing to be gained, all is computed in double on the CPU:
 * iter says why.
 *
 * Overwrites A, S, U, V^T as jobz says, iter and info. Products are computed in double on the CPU's threads, or by residues on a GPU whose
 * units multiply bytes where that costs less, and always on hardware with doubles: 'gpu' (createContext): then everything is computed
 * there, groups alone on the host, with as many moduli as what products add needs. Workspace: six matrices of doubles of order min(m, n).
 * Flops to leading order of gesdd in single, and for n x n 20n^3 to begin with, 20n^3 for each correction in double, as products. Source:
 * T. Ogita, K. Aishima, Iterative refinement for singular value decomposition based on matrix multiplication, J. Comput. Appl. Math. 369
 * (2020).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const k = Math.min(m, n);
 * const [S, U, VT] = [ctx.alloc('d', k), ctx.alloc('d', m * k), ctx.alloc('d', k * n)];
 * const [iter, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * await dsgesdd(ctx.queue, { m, n, A, lda: m, S, U, ldu: m, VT, ldvt: k, iter, info }); // m, n >= 1
 * const [corrections] = await ctx.download(iter);
 */
export const dsgesddSpec: RoutineSpec = {
  name: 'dsgesdd',
  mixed: true,
  precs: 'd',
  computes: 's',
  args: positional({
    /**
     * Vectors: 's' (default) of the min(m, n) singular values, 'n' none: values alone, in double by the CPU, or by way of vectors on a GPU
     * where that costs less.
     */
    jobz: { kind: 'flag', values: ['s', 'n'], default: 's' },
    m: size,
    n: size,
    /** In: A. Out: of no use. */
    A: matrix('m', 'n', 'inout'),
    /** Out, min(m, n) elements: the singular values, none negative, the largest first. */
    S: numbers(shorter, 'out'),
    /** Out: m x min(m, n). Not needed with 'n'. */
    U: matrix('m', vectors, 'out', { optional: true, also: given('U') }),
    /** Out: V^T, min(m, n) x n. Not needed with 'n'. */
    VT: matrix(vectors, 'n', 'out', { optional: true, also: given('VT') }),
    /**
     * Out, one integer. 0 or more: so many corrections were made. Less: all was computed in double, because -1: A is small, or values alone
     * are wanted and the CPU has them sooner; -2: A has a NaN or an infinity; -3: iteration in single has not converged, or corrections
     * have not.
     */
    iter: integers(1, 'out'),
    /** Out, one integer: as of gesdd in double. */
    info: integers(1, 'out'),
  }),
  flops: (a) => flopsGesvd(num(a, 'm'), num(a, 'n'), vectors(a), vectors(a)),
};
