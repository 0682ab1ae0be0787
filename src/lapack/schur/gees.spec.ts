// GEES: arguments, rules, documentation.

import { flopsGees } from '../../core/flops.ts';
import { integers, matrix, numbers, positional, size } from '../../core/kinds.ts';
import { num, type RoutineSpec, type Values } from '../../core/spec.ts';

/** Which eigenvalues come first: 'n' none in particular, or those of a half of the plane, or inside or outside the unit circle. */
export type SchurSort = 'n' | 'lhp' | 'rhp' | 'iuc' | 'ouc';

/**
 * A = Z T Z^H for a general n x n matrix A; all matrices are column-major.
 *
 * Schur form: Z is orthogonal (unitary), T upper triangular but, of a real A, for blocks of order 2 on its diagonal.
 *
 * Overwrites A with T, sdim, WR and WI, or W, info, and VS with Z as jobvs says. Eigenvalues of a complex A stand on T's diagonal, and in W
 * in that order. A real eigenvalue of a real A stands on T's diagonal; a pair of complex
 * ones is a block [a b; c a] with b c < 0, whose eigenvalues are a +- i sqrt(-b c). WR(j) + i WI(j) are the eigenvalues in that order, of
 * a pair the one with the positive imaginary part first. With `sort` the chosen eigenvalues come first, and the first sdim columns of VS
 * span their invariant subspace. Which order others have is anybody's.
 *
 * A is permuted, reduced to Hessenberg form by reflections, in blocks, and QR iteration brings that to Schur form; blocks change places by
 * direct swapping. On a GPU context operands are read back: all precisions are computed on the CPU, shifts and windows of singles in
 * double; the Hessenberg form, and its factor, of single and complex single matrices of order 512 or more are made on a GPU that is no
 * software adapter. Flops to leading order: 10n^3/3, with vectors 14n^3/3, and what iteration takes, some 10n^3 to 25n^3, which is not
 * counted.
 *
 * Source: LAPACK xGEES, whose SELECT is a function; here the choices that control theory makes have names, SciPy's. Unlike there A with NaN
 * is found at once.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [WR, WI, VS] = [ctx.alloc('d', n), ctx.alloc('d', n), ctx.alloc('d', n * n)];
 * const [sdim, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * await dgees(ctx.queue, { sort: 'lhp', n, A, lda: n, sdim, WR, WI, VS, ldvs: n, info }); // n >= 1
 * const [stable] = await ctx.download(sdim);
 */
export const geesSpec: RoutineSpec = {
  name: 'gees',
  precs: 'sdcz',
  args: positional({
    /** 'v' (default): Schur vectors are wanted; 'n': not. */
    jobvs: { kind: 'flag', values: ['v', 'n'], default: 'v' },
    /**
     * Eigenvalues that come first: 'n' (default) none in particular, 'lhp' with a negative real part, 'rhp' with another one, 'iuc' with
     * |w| <= 1, 'ouc' with |w| > 1.
     */
    sort: { kind: 'flag', values: ['n', 'lhp', 'rhp', 'iuc', 'ouc'], default: 'n' },
    n: size,
    /** In: A. Out: T, with zeros below. */
    A: matrix('n', 'n', 'inout'),
    /** Out, one integer: how many eigenvalues are chosen, both of a pair; 0 with sort 'n'. May share a buffer with info. */
    sdim: integers(1, 'out'),
    /** Out, n elements, of real matrices: the real parts of the eigenvalues. */
    WR: numbers('n', 'out', { precs: 'sd' }),
    /** Out, n elements, of real matrices: the imaginary parts. */
    WI: numbers('n', 'out', { precs: 'sd' }),
    /** Out, n elements, of complex matrices in place of WR and WI: the eigenvalues. */
    W: numbers('n', 'out', { precs: 'cz' }),
    /** Out, n x n: Z. Not needed with jobvs 'n'. */
    VS: matrix('n', (a: Values) => (a['jobvs'] === 'v' ? num(a, 'n') : 0), 'out', {
      optional: true,
      also: (a) => (a['jobvs'] === 'v' && a['VS'] === undefined ? "must be given if jobvs is 'v'" : undefined),
    }),
    /**
     * Out, one integer. 0: done. i in 1 .. n - 1: QR iteration has not converged; the eigenvalues behind the first i are right, others are
     * NaN, and A = Z T Z^H with a T that is not finished. n: A has a NaN or an infinity, and the results are NaN, or no eigenvalue was
     * found. n + 1: eigenvalues were too near to each other to change places: T is a Schur form in another order. n + 2: rounding has moved
     * eigenvalues over the line that they are chosen by, and some that are chosen now stand behind others.
     */
    info: integers(1, 'out'),
  }),
  flops: (a) => flopsGees(num(a, 'n'), a['jobvs'] === 'v'),
};
