// SYSV: arguments, rules, documentation.
import type { Prec } from '../../core/field.ts';
import { flopsSysv } from '../../core/flops.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import { arg, num, type RoutineSpec } from '../../core/spec.ts';

/** B := A^-1 B by A = L D L^T ('l') or A = U D U^T ('u'); A is n x n, symmetric, B is n x nrhs; both column-major. */
export interface SysvArgs<P extends Prec> {
  /** Which triangle of A is used: 'l' or 'u'. */
  uplo: Uplo;
  n: number;
  nrhs: number;
  /** In: one triangle of A. Out: its factors, as sytrf leaves them; the other triangle is neither read nor written. */
  A: Ptr<P>;
  /** At least max(1, n). */
  lda: number;
  /** Out, n integers: the pivots, as sytrf leaves them. */
  ipiv: Ptr<'i'>;
  /** In: the right-hand sides. Out: the solution if info = 0, else as it was. May lie in A's buffer if it shares no element with A. */
  B: Ptr<NoInfer<P>>;
  /** At least max(1, n). */
  ldb: number;
  /** Out, one integer. 0: solved. i > 0: D(i,i) is exactly zero, as in sytrf; A is factored completely and B untouched. */
  info: Ptr<'i'>;
}

/**
 * Solves A X = B for a symmetric, possibly indefinite A by Bunch-Kaufman factorization.
 *
 * Overwrites one triangle of A, ipiv, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A is
 * empty. On a GPU context single runs on the GPU, double on the CPU. Flops n^3/3 + 2n^2 nrhs, to leading order. Source: LAPACK xSYSV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const ipiv = ctx.alloc('i', n);
 * const info = ctx.alloc('i', 1);
 * await ssysv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, ipiv, B, ldb: n, info });
 * mustSucceed('ssysv', (await ctx.download(info))[0]!);
 * const x = await ctx.download(B);
 */
export const sysvSpec: RoutineSpec = {
  name: 'sysv',
  precs: 'sd',
  args: {
    uplo: { kind: 'flag', values: ['l', 'u'] },
    n: { kind: 'size' },
    nrhs: { kind: 'size' },
    A: { kind: 'matrix', rows: arg('n'), cols: arg('n'), ld: 'lda', access: 'inout' },
    lda: { kind: 'ld', of: 'A' },
    ipiv: { kind: 'vector', length: arg('n'), type: 'i', access: 'out' },
    B: { kind: 'matrix', rows: arg('n'), cols: arg('nrhs'), ld: 'ldb', access: 'inout' },
    ldb: { kind: 'ld', of: 'B' },
    info: { kind: 'vector', length: () => 1, type: 'i', access: 'out' },
  },
  flops: (a) => flopsSysv(num(a, 'n'), num(a, 'nrhs')),
};
