// SYRK: arguments, rules, documentation.
import type { Prec } from '../../core/field.ts';
import { flopsSyrk } from '../../core/flops.ts';
import type { Ptr, Trans, Uplo } from '../../core/matrix.ts';
import { arg, num, type RoutineSpec } from '../../core/spec.ts';

/**
 * C := alpha A A^T + beta C (trans 'n') or C := alpha A^T A + beta C (trans 't', and 'c' for real numbers), C symmetric.
 *
 * A is n x k (trans 'n') or k x n, C is n x n with one triangle stored; both column-major.
 */
export interface SyrkArgs<P extends Prec> {
  /** Which triangle of C is stored, 'l' or 'u'. The other one is neither read nor written. */
  uplo: Uplo;
  /** Default 'n'. */
  trans?: Trans;
  n: number;
  k: number;
  /** Default 1. With alpha = 0 A is not read. */
  alpha?: number;
  A: Ptr<P>;
  /** At least max(1, n) if trans = 'n', else max(1, k). */
  lda: number;
  /** Default 0: C is then written without being read, so NaN in it does not matter. */
  beta?: number;
  /** In and out. May lie in the same buffer as A if it shares no element with it. */
  C: Ptr<NoInfer<P>>;
  /** At least max(1, n). */
  ldc: number;
}

/**
 * C := alpha A A^T + beta C or C := alpha A^T A + beta C on one triangle of C.
 *
 * Overwrites that triangle only. On a GPU context single runs on the GPU, double on the CPU. Flops k n (n + 1). Source: BLAS xSYRK.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const C = ctx.alloc('s', n * n);
 * await ssyrk(ctx.queue, { uplo: 'l', trans: 't', n, k, A, lda: k, C, ldc: n });
 * const c = await ctx.download(C);
 */
export const syrkSpec: RoutineSpec = {
  name: 'syrk',
  precs: 'sd',
  args: {
    uplo: { kind: 'flag', values: ['l', 'u'] },
    trans: { kind: 'flag', values: ['n', 't', 'c'], default: 'n' },
    n: { kind: 'size' },
    k: { kind: 'size' },
    alpha: { kind: 'scalar', default: 1 },
    A: {
      kind: 'matrix',
      rows: (a) => num(a, a.trans === 'n' ? 'n' : 'k'),
      cols: (a) => num(a, a.trans === 'n' ? 'k' : 'n'),
      ld: 'lda',
      access: 'in',
    },
    lda: { kind: 'ld', of: 'A' },
    beta: { kind: 'scalar', default: 0 },
    C: { kind: 'matrix', rows: arg('n'), cols: arg('n'), ld: 'ldc', access: 'inout' },
    ldc: { kind: 'ld', of: 'C' },
  },
  nothing: (a) => a.n === 0,
  flops: (a) => flopsSyrk(num(a, 'k'), num(a, 'n')),
};
