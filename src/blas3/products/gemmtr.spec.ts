// GEMMTR: arguments, rules, documentation.
import type { Prec } from '../../core/field.ts';
import { flopsSyrk } from '../../core/flops.ts';
import type { Ptr, Trans, Uplo } from '../../core/matrix.ts';
import { arg, num, type RoutineSpec } from '../../core/spec.ts';

/**
 * C := alpha op(A) op(B) + beta C on one triangle of C,   op(X) = X ('n') or X^T ('t', and 'c' for real numbers).
 *
 * op(A) is n x k, op(B) is k x n, C is n x n; all column-major. For products that are known to be symmetric, such as A D A^T.
 */
export interface GemmtrArgs<P extends Prec> {
  /** Which triangle of C is computed, 'l' or 'u'. The other one is neither read nor written. */
  uplo: Uplo;
  /** Default 'n'. */
  transA?: Trans;
  /** Default 'n'. */
  transB?: Trans;
  n: number;
  k: number;
  /** Default 1. With alpha = 0 neither A nor B is read. */
  alpha?: number;
  A: Ptr<P>;
  /** At least max(1, n) if transA = 'n', else max(1, k). */
  lda: number;
  B: Ptr<NoInfer<P>>;
  /** At least max(1, k) if transB = 'n', else max(1, n). */
  ldb: number;
  /** Default 0: C is then written without being read, so NaN in it does not matter. */
  beta?: number;
  /** In and out. May lie in the same buffer as A or B if it shares no element with them. */
  C: Ptr<NoInfer<P>>;
  /** At least max(1, n). */
  ldc: number;
}

/**
 * C := alpha op(A) op(B) + beta C on one triangle of C.
 *
 * Overwrites that triangle only. On a GPU context single runs on the GPU, double on the CPU. Flops k n (n + 1). Source: LAPACK 3.12 xGEMMTR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgemmtr(ctx.queue, { uplo: 'l', transB: 't', n, k, A, lda: n, B: AD, ldb: n, C, ldc: n });
 * const c = await ctx.download(C);
 */
export const gemmtrSpec: RoutineSpec = {
  name: 'gemmtr',
  precs: 'sd',
  args: {
    uplo: { kind: 'flag', values: ['l', 'u'] },
    transA: { kind: 'flag', values: ['n', 't', 'c'], default: 'n' },
    transB: { kind: 'flag', values: ['n', 't', 'c'], default: 'n' },
    n: { kind: 'size' },
    k: { kind: 'size' },
    alpha: { kind: 'scalar', default: 1 },
    A: {
      kind: 'matrix',
      rows: (a) => num(a, a.transA === 'n' ? 'n' : 'k'),
      cols: (a) => num(a, a.transA === 'n' ? 'k' : 'n'),
      ld: 'lda',
      access: 'in',
    },
    lda: { kind: 'ld', of: 'A' },
    B: {
      kind: 'matrix',
      rows: (a) => num(a, a.transB === 'n' ? 'k' : 'n'),
      cols: (a) => num(a, a.transB === 'n' ? 'n' : 'k'),
      ld: 'ldb',
      access: 'in',
    },
    ldb: { kind: 'ld', of: 'B' },
    beta: { kind: 'scalar', default: 0 },
    C: { kind: 'matrix', rows: arg('n'), cols: arg('n'), ld: 'ldc', access: 'inout' },
    ldc: { kind: 'ld', of: 'C' },
  },
  nothing: (a) => a.n === 0,
  flops: (a) => flopsSyrk(num(a, 'k'), num(a, 'n')),
};
