// ZCHEEVD: arguments, rules, documentation.

import { realOf } from '../../core/field.ts';
import { flopsSyev } from '../../core/flops.ts';
import { integers, matrix, numbers, positional, size, uplo } from '../../core/kinds.ts';
import { num, type RoutineSpec } from '../../core/spec.ts';

/**
 * A = Z W Z^H in complex double precision with unitary Z and real diagonal W, from eigenvectors in complex single; A is Hermitian of order
 * n with one triangle stored; column-major.
 *
 * Eigenvalues and eigenvectors of a Hermitian matrix of complex doubles, found in single precision and corrected: on a GPU context found by
 * the GPU.
 *
 * As dssyevd: eigenvectors in single, made unitary in double, leave small elements beside the diagonal of Z^H A Z, which the corrections
 * take away: two or three for eigenvalues that are apart. Eigenvalues that are closer than singles can see form groups, and a group is
 * solved again with its differences as its scale, or in double. Residual and orthogonality are those of zheevd. Where corrections do not
 * end, or there is nothing to be gained, all is computed in double on the CPU: iter says why.
 *
 * Overwrites A, W, iter and info. Imaginary parts on the diagonal of A are not read. Products are computed in double on the CPU's threads,
 * or by residues on a GPU whose units multiply bytes where that costs less, and always on hardware with doubles: 'gpu' (createContext):
 * then everything is computed there, groups of few alone on the host. Workspace: three matrices of complex doubles like A, five on the GPU,
 * and what heevd needs in single. Flops of zheevd, about 9n^3, in single; 10n^3 to begin with and 12n^3 for each correction in double, as
 * products, of complex numbers. Source: T. Ogita, K. Aishima, Iterative refinement for symmetric eigenvalue decomposition, Japan J. Indust.
 * Appl. Math. 35 (2018).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const W = ctx.alloc('d', n);
 * const [iter, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * await zcheevd(ctx.queue, { uplo: 'l', n, A, lda: n, W, iter, info }); // A = Z
 * const [corrections] = await ctx.download(iter);
 */
export const zcheevdSpec: RoutineSpec = {
  name: 'zcheevd',
  mixed: true,
  precs: 'z',
  computes: 'c',
  args: positional({
    /** 'v' (default): vectors too. 'n': values alone, in double by the CPU, or by way of vectors on a GPU where that costs less. */
    jobz: { kind: 'flag', values: ['n', 'v'], default: 'v' },
    /** Which triangle of A is stored, 'l' or 'u'. The other one is not read. */
    uplo,
    n: size,
    /** In: the triangle. Out with 'v': the vectors, column i that of W(i). Out with 'n': the triangle is lost, the other one as it was. */
    A: matrix('n', 'n', 'inout'),
    /** Out, n doubles: the eigenvalues, in ascending order. */
    W: numbers('n', 'out', { type: realOf }),
    /**
     * Out, one integer. 0 or more: so many corrections were made. Less: all was computed in double, because -1: A is small, or values alone
     * are wanted and the CPU has them sooner; -2: A has a NaN or an infinity; -3: iteration in single has not converged, or corrections
     * have not.
     */
    iter: integers(1, 'out'),
    /** Out, one integer: as of zheevd. */
    info: integers(1, 'out'),
  }),
  flops: (a) => flopsSyev(num(a, 'n'), a['jobz'] === 'v'),
};
