// SYMM: arguments, rules, documentation.
import type { Prec } from '../../core/field.ts';
import { flopsSymm } from '../../core/flops.ts';
import type { Ptr, Side, Uplo } from '../../core/matrix.ts';
import { arg, num, type RoutineSpec, type Values } from '../../core/spec.ts';

/**
 * C := alpha A B + beta C (side 'l') or C := alpha B A + beta C (side 'r'), A symmetric.
 *
 * A is of order m (side 'l') or n (side 'r') with one triangle stored, B and C are m x n; all column-major.
 */
export interface SymmArgs<P extends Prec> {
  /** 'l': A stands left of B; 'r': right of it. */
  side: Side;
  /** Which triangle of A is stored, 'l' or 'u'. The other one is not read. */
  uplo: Uplo;
  m: number;
  n: number;
  /** Default 1. With alpha = 0 neither A nor B is read. */
  alpha?: number;
  A: Ptr<P>;
  /** At least max(1, m) if side = 'l', else max(1, n). */
  lda: number;
  B: Ptr<NoInfer<P>>;
  /** At least max(1, m). */
  ldb: number;
  /** Default 0: C is then written without being read, so NaN in it does not matter. */
  beta?: number;
  /** In and out. May lie in the same buffer as A or B if it shares no element with them. */
  C: Ptr<NoInfer<P>>;
  /** At least max(1, m). */
  ldc: number;
}

const order = (a: Values) => num(a, a.side === 'l' ? 'm' : 'n');

/**
 * C := alpha A B + beta C or C := alpha B A + beta C, A symmetric.
 *
 * Overwrites C only. On a GPU context single runs on the GPU, with a workspace of the size of A; double runs on the CPU.
 * Flops 2 m^2 n (side 'l') or 2 m n^2 (side 'r'). Source: BLAS xSYMM.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const C = ctx.alloc('s', m * n);
 * await ssymm(ctx.queue, { side: 'l', uplo: 'l', m, n, A, lda: m, B, ldb: m, C, ldc: m });
 * const c = await ctx.download(C);
 */
export const symmSpec: RoutineSpec = {
  name: 'symm',
  precs: 'sd',
  args: {
    side: { kind: 'flag', values: ['l', 'r'] },
    uplo: { kind: 'flag', values: ['l', 'u'] },
    m: { kind: 'size' },
    n: { kind: 'size' },
    alpha: { kind: 'scalar', default: 1 },
    A: { kind: 'matrix', rows: order, cols: order, ld: 'lda', access: 'in' },
    lda: { kind: 'ld', of: 'A' },
    B: { kind: 'matrix', rows: arg('m'), cols: arg('n'), ld: 'ldb', access: 'in' },
    ldb: { kind: 'ld', of: 'B' },
    beta: { kind: 'scalar', default: 0 },
    C: { kind: 'matrix', rows: arg('m'), cols: arg('n'), ld: 'ldc', access: 'inout' },
    ldc: { kind: 'ld', of: 'C' },
  },
  nothing: (a) => a.m === 0 || a.n === 0,
  flops: (a) => flopsSymm(a.side === 'l' ? 'l' : 'r', num(a, 'm'), num(a, 'n')),
};
