// SYCON: arguments, rules, documentation.
import type { Prec } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import { arg, num, type RoutineSpec } from '../../core/spec.ts';
import { anormArg, conditionFlops } from './conditionOptions.ts';

/** rcond := 1 / (||A|| ||A^-1||), in the 1-norm, estimated from A = L D L^T ('l') or U D U^T ('u') of sytrf; A is n x n, column-major. */
export interface SyconArgs<P extends Prec> {
  /** The triangle that sytrf was called with: 'l' or 'u'. */
  uplo: Uplo;
  n: number;
  /** The factors as sytrf leaves them; the other triangle is not read. */
  A: Ptr<P>;
  /** At least max(1, n). */
  lda: number;
  /** n pivots as sytrf leaves them. They must be such pivots: that is not checked. */
  ipiv: Ptr<'i'>;
  /** The norm of the matrix before it was factored, as lansy gives it: 0 or more, or NaN. */
  anorm: number;
  /** Out, one element: the estimate, between 0 and about 1. */
  rcond: Ptr<NoInfer<P>>;
}

/**
 * Estimates the reciprocal condition number of a symmetric matrix from its Bunch-Kaufman factorization.
 *
 * Overwrites rcond, which stays on the device; takes workspace for n^2 elements. The estimate is not below the true value, apart from
 * rounding, and nearly always less than three times it. 1 if A is empty; 0 if a 1 x 1 block of D is zero, if the condition number
 * overflows, or if anorm is 0 or infinite; NaN if anorm is, or the factors have NaN. On a GPU context single runs on the GPU, always with
 * five solves and without a readback, and double on the CPU, with as many as the estimate needs, mostly four or five. Flops about 10n^2.
 * Source: LAPACK xSYCON.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: rcond is then 0.
 * @example
 * const anorm = await slansy(ctx.queue, { norm: '1', uplo: 'l', n, A, lda: n });
 * await ssytrf(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * const rcond = ctx.alloc('s', 1);
 * await ssycon(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, anorm: anorm!, rcond });
 * const [reciprocal] = await ctx.download(rcond);
 */
export const syconSpec: RoutineSpec = {
  name: 'sycon',
  precs: 'sd',
  args: {
    uplo: { kind: 'flag', values: ['l', 'u'] },
    n: { kind: 'size' },
    A: { kind: 'matrix', rows: arg('n'), cols: arg('n'), ld: 'lda', access: 'in' },
    lda: { kind: 'ld', of: 'A' },
    ipiv: { kind: 'vector', length: arg('n'), type: 'i', access: 'in' },
    anorm: anormArg,
    rcond: { kind: 'vector', length: () => 1, access: 'out' },
  },
  flops: (a) => 2 * conditionFlops(num(a, 'n')),
};
