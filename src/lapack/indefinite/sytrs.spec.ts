// SYTRS: arguments, rules, documentation.
import type { Prec } from '../../core/field.ts';
import { flopsSytrs } from '../../core/flops.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import { arg, num, type RoutineSpec } from '../../core/spec.ts';

/** B := A^-1 B from A = L D L^T ('l') or A = U D U^T ('u') of sytrf; A is n x n, B is n x nrhs; both column-major. */
export interface SytrsArgs<P extends Prec> {
  /** The triangle that sytrf was called with: 'l' or 'u'. */
  uplo: Uplo;
  n: number;
  nrhs: number;
  /** The factors as sytrf leaves them; the other triangle is not read. */
  A: Ptr<P>;
  /** At least max(1, n). */
  lda: number;
  /** n pivots as sytrf leaves them. They must be such pivots: that is not checked. */
  ipiv: Ptr<'i'>;
  /** In: the right-hand sides. Out: the solution. May lie in the same buffer as A if it shares no element with it. */
  B: Ptr<NoInfer<P>>;
  /** At least max(1, n). */
  ldb: number;
}

/**
 * B := A^-1 B from the factorization of a symmetric A.
 *
 * Overwrites B only; takes workspace for n^2 elements, in which the multipliers are brought into one order, so that the rest is two triangular
 * solves and one with the blocks of D. Whether D is singular is not tested (sytrf's info says so): a zero in it gives infinities and NaN
 * in B. On a GPU context single runs on the GPU, double on the CPU. Flops 2n^2 nrhs, to leading order. Source: LAPACK xSYTRS2.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssytrf(ctx.queue, { uplo: 'l', n, A, lda: n, ipiv, info });
 * await ssytrs(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, ipiv, B, ldb: n });
 * const x = await ctx.download(B);
 */
export const sytrsSpec: RoutineSpec = {
  name: 'sytrs',
  precs: 'sd',
  args: {
    uplo: { kind: 'flag', values: ['l', 'u'] },
    n: { kind: 'size' },
    nrhs: { kind: 'size' },
    A: { kind: 'matrix', rows: arg('n'), cols: arg('n'), ld: 'lda', access: 'in' },
    lda: { kind: 'ld', of: 'A' },
    ipiv: { kind: 'vector', length: arg('n'), type: 'i', access: 'in' },
    B: { kind: 'matrix', rows: arg('n'), cols: arg('nrhs'), ld: 'ldb', access: 'inout' },
    ldb: { kind: 'ld', of: 'B' },
  },
  nothing: (a) => a.n === 0 || a.nrhs === 0,
  flops: (a) => flopsSytrs(num(a, 'n'), num(a, 'nrhs')),
};
