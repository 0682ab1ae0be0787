// GETRSNOPIV: arguments, rules, documentation.
import type { Prec } from '../../core/field.ts';
import { flopsGetrs } from '../../core/flops.ts';
import type { Ptr, Trans } from '../../core/matrix.ts';
import { arg, num, type RoutineSpec } from '../../core/spec.ts';

/**
 * B := op(A)^-1 B,   op(A) = A ('n') or A^T ('t', and 'c' for real numbers), from A = L U of getrfNopiv.
 *
 * A is n x n, B is n x nrhs; both column-major.
 */
export interface GetrsNopivArgs<P extends Prec> {
  /** Default 'n'. */
  trans?: Trans;
  n: number;
  nrhs: number;
  /** L and U as getrfNopiv leaves them. */
  A: Ptr<P>;
  /** At least max(1, n). */
  lda: number;
  /** In: the right-hand sides. Out: the solution. May lie in the same buffer as A if it shares no element with it. */
  B: Ptr<NoInfer<P>>;
  /** At least max(1, n). */
  ldb: number;
}

/**
 * B := op(A)^-1 B from the LU factorization of A without pivoting.
 *
 * Overwrites B only. Whether U is singular is not tested (getrfNopiv's info says so): a zero on its diagonal gives infinities and NaN in
 * B. On a GPU context single runs on the GPU, double on the CPU. Flops nrhs n (2n - 1). Source: MAGMA xGETRS_NOPIV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgetrfNopiv(ctx.queue, { m: n, n, A, lda: n, info });
 * await sgetrsNopiv(ctx.queue, { n, nrhs, A, lda: n, B, ldb: n });
 * const x = await ctx.download(B);
 */
export const getrsNopivSpec: RoutineSpec = {
  name: 'getrsNopiv',
  precs: 'sd',
  args: {
    trans: { kind: 'flag', values: ['n', 't', 'c'], default: 'n' },
    n: { kind: 'size' },
    nrhs: { kind: 'size' },
    A: { kind: 'matrix', rows: arg('n'), cols: arg('n'), ld: 'lda', access: 'in' },
    lda: { kind: 'ld', of: 'A' },
    B: { kind: 'matrix', rows: arg('n'), cols: arg('nrhs'), ld: 'ldb', access: 'inout' },
    ldb: { kind: 'ld', of: 'B' },
  },
  nothing: (a) => a.n === 0 || a.nrhs === 0,
  flops: (a) => flopsGetrs(num(a, 'n'), num(a, 'nrhs')),
};
