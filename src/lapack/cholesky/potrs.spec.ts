// POTRS: arguments, rules, documentation.
import type { Prec } from '../../core/field.ts';
import { flopsPotrs } from '../../core/flops.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import { arg, num, type RoutineSpec } from '../../core/spec.ts';

/** B := A^-1 B from A = L L^T ('l') or A = U^T U ('u') of potrf; A is n x n, B is n x nrhs; both column-major. */
export interface PotrsArgs<P extends Prec> {
  /** Which triangle holds the factor: 'l' or 'u'. */
  uplo: Uplo;
  n: number;
  nrhs: number;
  /** L or U as potrf leaves it; the other triangle is not read. */
  A: Ptr<P>;
  /** At least max(1, n). */
  lda: number;
  /** In: the right-hand sides. Out: the solution. May lie in the same buffer as A if it shares no element with it. */
  B: Ptr<NoInfer<P>>;
  /** At least max(1, n). */
  ldb: number;
}

/**
 * B := A^-1 B from the Cholesky factorization of A.
 *
 * Overwrites B only. On a GPU context single runs on the GPU, double on the CPU. Flops 2n^2 nrhs. Source: LAPACK xPOTRS.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dpotrf(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * await dpotrs(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, B, ldb: n });
 * const x = await ctx.download(B);
 */
export const potrsSpec: RoutineSpec = {
  name: 'potrs',
  precs: 'sdcz',
  args: {
    uplo: { kind: 'flag', values: ['l', 'u'] },
    n: { kind: 'size' },
    nrhs: { kind: 'size' },
    A: { kind: 'matrix', rows: arg('n'), cols: arg('n'), ld: 'lda', access: 'in' },
    lda: { kind: 'ld', of: 'A' },
    B: { kind: 'matrix', rows: arg('n'), cols: arg('nrhs'), ld: 'ldb', access: 'inout' },
    ldb: { kind: 'ld', of: 'B' },
  },
  nothing: (a) => a.n === 0 || a.nrhs === 0,
  flops: (a) => flopsPotrs(num(a, 'n'), num(a, 'nrhs')),
};
