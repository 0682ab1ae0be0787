// POCON: arguments, rules, documentation.
import type { Prec } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import { arg, num, type RoutineSpec } from '../../core/spec.ts';
import { anormArg, conditionFlops } from './conditionOptions.ts';

/** rcond := 1 / (||A|| ||A^-1||), in the 1-norm, estimated from A = L L^T ('l') or U^T U ('u') of potrf; A is n x n, column-major. */
export interface PoconArgs<P extends Prec> {
  /** Which triangle holds the factor: 'l' or 'u'. */
  uplo: Uplo;
  n: number;
  /** L or U as potrf leaves it; the other triangle is not read. */
  A: Ptr<P>;
  /** At least max(1, n). */
  lda: number;
  /** The norm of the matrix before it was factored, as lansy gives it: 0 or more, or NaN. */
  anorm: number;
  /** Out, one element: the estimate, between 0 and about 1. */
  rcond: Ptr<NoInfer<P>>;
}

/**
 * Estimates the reciprocal condition number of a symmetric positive definite matrix from its Cholesky factorization.
 *
 * Overwrites rcond, which stays on the device. The estimate is not below the true value, apart from rounding, and nearly always less than
 * three times it. 1 if A is empty; 0 if the factor has a zero on its diagonal, if the condition number overflows, or if anorm is 0 or
 * infinite; NaN if anorm is, or the factor has NaN. On a GPU context single runs on the GPU, always with five solves and without a readback,
 * and double on the CPU, with as many as the estimate needs, mostly four or five. Flops about 10n^2. Source: LAPACK xPOCON.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular factor: rcond is then 0.
 * @example
 * const anorm = await slansy(ctx.queue, { norm: '1', uplo: 'l', n, A, lda: n });
 * await spotrf(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * const rcond = ctx.alloc('s', 1);
 * await spocon(ctx.queue, { uplo: 'l', n, A, lda: n, anorm: anorm!, rcond });
 * const [reciprocal] = await ctx.download(rcond);
 */
export const poconSpec: RoutineSpec = {
  name: 'pocon',
  precs: 'sd',
  args: {
    uplo: { kind: 'flag', values: ['l', 'u'] },
    n: { kind: 'size' },
    A: { kind: 'matrix', rows: arg('n'), cols: arg('n'), ld: 'lda', access: 'in' },
    lda: { kind: 'ld', of: 'A' },
    anorm: anormArg,
    rcond: { kind: 'vector', length: () => 1, access: 'out' },
  },
  flops: (a) => 2 * conditionFlops(num(a, 'n')),
};
