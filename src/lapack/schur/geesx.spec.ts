// GEESX: arguments, rules, documentation.

import { realOf } from '../../core/field.ts';
import { flopsGees } from '../../core/flops.ts';
import { integers, matrix, numbers, positional, size } from '../../core/kinds.ts';
import { num, type RoutineSpec, type Values } from '../../core/spec.ts';

const asks = (a: Values, what: 'e' | 'v'): boolean => a['sense'] === what || a['sense'] === 'b';

/**
 * A = Z T Z^H for a general n x n matrix A; all matrices are column-major.
 *
 * Schur form with chosen eigenvalues first, and how well determined their average and their invariant subspace are.
 *
 * Overwrites A, sdim, WR and WI or W, VS and info as gees, and rconde and rcondv if they are asked for. A change of A by E moves the
 * average of the chosen eigenvalues by at most norm(E) / rconde, to first order, and turns their subspace by an angle of about norm(E) /
 * rcondv: s and sep of trsen. Of no eigenvalue, or of all, rconde is 1 and rcondv the one norm of T.
 *
 * On a GPU context operands are read back: all precisions are computed on the CPU, shifts and windows of singles in double. Flops
 * as gees, and about k(n - k)n for rconde of k chosen eigenvalues, ten times that for rcondv. Source: LAPACK xGEESX.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [WR, WI, VS] = [ctx.alloc('d', n), ctx.alloc('d', n), ctx.alloc('d', n * n)];
 * const [sdim, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * const [rconde, rcondv] = [ctx.alloc('d', 1), ctx.alloc('d', 1)];
 * const numbers = { sense: 'b', rconde, rcondv } as const;
 * await dgeesx(ctx.queue, { sort: 'lhp', ...numbers, n, A, lda: n, sdim, WR, WI, VS, ldvs: n, info }); // n >= 1
 */
export const geesxSpec: RoutineSpec = {
  name: 'geesx',
  precs: 'sdcz',
  args: positional({
    /** 'v' (default): Schur vectors are wanted; 'n': not. */
    jobvs: { kind: 'flag', values: ['v', 'n'], default: 'v' },
    /** Eigenvalues that come first, as in gees: 'n' (default) none in particular, 'lhp', 'rhp', 'iuc', 'ouc'. */
    sort: { kind: 'flag', values: ['lhp', 'rhp', 'iuc', 'ouc', 'n'], default: 'n' },
    /** 'n' (default): no condition numbers; 'e': of the average; 'v': of the subspace; 'b': both. They need another sort than 'n'. */
    sense: {
      kind: 'flag',
      values: ['b', 'e', 'v', 'n'],
      default: 'n',
      also: (a) => (a['sense'] !== 'n' && a['sort'] === 'n' ? "must be 'n' if sort is" : undefined),
    },
    n: size,
    /** In: A. Out: T, with zeros below. */
    A: matrix('n', 'n', 'inout'),
    /** Out, one integer: as of gees. May share a buffer with info. */
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
    /** Out, one real number: the reciprocal condition number of the average. Needed with sense 'e' and 'b'. */
    rconde: numbers((a: Values) => Number(asks(a, 'e')), 'out', {
      type: realOf,
      optional: true,
      also: (a) => (asks(a, 'e') && a['rconde'] === undefined ? "must be given if sense is 'e' or 'b'" : undefined),
    }),
    /** Out, one number: that of the invariant subspace. Needed with sense 'v' and 'b'. */
    rcondv: numbers((a: Values) => Number(asks(a, 'v')), 'out', {
      type: realOf,
      optional: true,
      also: (a) => (asks(a, 'v') && a['rcondv'] === undefined ? "must be given if sense is 'v' or 'b'" : undefined),
    }),
    /** Out, one integer: as of gees. With 1 to n rconde and rcondv are NaN, with n + 1 they are 0. */
    info: integers(1, 'out'),
  }),
  flops: (a) => flopsGees(num(a, 'n'), a['jobvs'] === 'v'),
};
