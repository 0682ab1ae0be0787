// SYR2K: arguments, rules, documentation.
import type { Prec } from '../../core/field.ts';
import { flopsSyr2k } from '../../core/flops.ts';
import type { Ptr, Trans, Uplo } from '../../core/matrix.ts';
import { arg, num, type RoutineSpec, type Values } from '../../core/spec.ts';

/**
 * C := alpha (A B^T + B A^T) + beta C (trans 'n') or C := alpha (A^T B + B^T A) + beta C (trans 't', and 'c' for real numbers), C symmetric.
 *
 * A and B are n x k (trans 'n') or k x n, C is n x n with one triangle stored; all column-major.
 */
export interface Syr2kArgs<P extends Prec> {
  /** Which triangle of C is stored, 'l' or 'u'. The other one is neither read nor written. */
  uplo: Uplo;
  /** Default 'n'. */
  trans?: Trans;
  n: number;
  k: number;
  /** Default 1. With alpha = 0 neither A nor B is read. */
  alpha?: number;
  A: Ptr<P>;
  /** At least max(1, n) if trans = 'n', else max(1, k). */
  lda: number;
  B: Ptr<NoInfer<P>>;
  /** At least max(1, n) if trans = 'n', else max(1, k). */
  ldb: number;
  /** Default 0: C is then written without being read, so NaN in it does not matter. */
  beta?: number;
  /** In and out. May lie in the same buffer as A or B if it shares no element with them. */
  C: Ptr<NoInfer<P>>;
  /** At least max(1, n). */
  ldc: number;
}

const rows = (a: Values) => num(a, a.trans === 'n' ? 'n' : 'k');

const cols = (a: Values) => num(a, a.trans === 'n' ? 'k' : 'n');

/**
 * C := alpha (A B^T + B A^T) + beta C or C := alpha (A^T B + B^T A) + beta C on one triangle of C.
 *
 * Overwrites that triangle only. On a GPU context single runs on the GPU, double on the CPU. Flops 2 k n^2. Source: BLAS xSYR2K.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssyr2k(ctx.queue, { uplo: 'l', n, k, alpha: -1, A: V, lda: n, B: W, ldb: n, beta: 1, C, ldc: n });
 * const c = await ctx.download(C);
 */
export const syr2kSpec: RoutineSpec = {
  name: 'syr2k',
  precs: 'sd',
  args: {
    uplo: { kind: 'flag', values: ['l', 'u'] },
    trans: { kind: 'flag', values: ['n', 't', 'c'], default: 'n' },
    n: { kind: 'size' },
    k: { kind: 'size' },
    alpha: { kind: 'scalar', default: 1 },
    A: { kind: 'matrix', rows, cols, ld: 'lda', access: 'in' },
    lda: { kind: 'ld', of: 'A' },
    B: { kind: 'matrix', rows, cols, ld: 'ldb', access: 'in' },
    ldb: { kind: 'ld', of: 'B' },
    beta: { kind: 'scalar', default: 0 },
    C: { kind: 'matrix', rows: arg('n'), cols: arg('n'), ld: 'ldc', access: 'inout' },
    ldc: { kind: 'ld', of: 'C' },
  },
  nothing: (a) => a.n === 0,
  flops: (a) => flopsSyr2k(num(a, 'k'), num(a, 'n')),
};
