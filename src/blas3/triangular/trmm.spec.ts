// TRMM: arguments, rules, documentation.
import type { Prec } from '../../core/field.ts';
import { flopsTrmm } from '../../core/flops.ts';
import type { Diag, Ptr, Side, Trans, Uplo } from '../../core/matrix.ts';
import { arg, num, type RoutineSpec, type Values } from '../../core/spec.ts';

/**
 * B := alpha op(A) B (side 'l') or B := alpha B op(A) (side 'r'),   op(A) = A ('n') or A^T ('t', and 'c' for real numbers).
 *
 * A is triangular of order m (side 'l') or n (side 'r'), B is m x n; both column-major.
 */
export interface TrmmArgs<P extends Prec> {
  /** 'l': B := alpha op(A) B; 'r': B := alpha B op(A). */
  side: Side;
  /** Which triangle of A is stored, 'l' or 'u'. The other one is not read. */
  uplo: Uplo;
  /** Default 'n'. */
  transA?: Trans;
  /** Default 'n'. With 'u' the diagonal of A is taken as ones and not read. */
  diag?: Diag;
  m: number;
  n: number;
  /** Default 1. With alpha = 0, B becomes zero and neither A nor B is read. */
  alpha?: number;
  A: Ptr<P>;
  /** At least max(1, m) if side = 'l', else max(1, n). */
  lda: number;
  /** In and out. May lie in the same buffer as A if it shares no element with it. */
  B: Ptr<NoInfer<P>>;
  /** At least max(1, m). */
  ldb: number;
}

const order = (a: Values) => num(a, a.side === 'l' ? 'm' : 'n');

/**
 * B := alpha op(A) B or B := alpha B op(A), A triangular.
 *
 * Overwrites B only. On a GPU context single runs on the GPU, with a workspace of the size of B, and a NaN or infinity in B may spread to
 * results that the triangle keeps apart, because zeros are multiplied too; double runs on the CPU. Flops n m^2 (side 'l') or m n^2
 * (side 'r'). Source: BLAS xTRMM.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await strmm(ctx.queue, { side: 'l', uplo: 'l', m: n, n: nrhs, A: L, lda: n, B, ldb: n });
 * const b = await ctx.download(B);
 */
export const trmmSpec: RoutineSpec = {
  name: 'trmm',
  precs: 'sd',
  args: {
    side: { kind: 'flag', values: ['l', 'r'] },
    uplo: { kind: 'flag', values: ['l', 'u'] },
    transA: { kind: 'flag', values: ['n', 't', 'c'], default: 'n' },
    diag: { kind: 'flag', values: ['n', 'u'], default: 'n' },
    m: { kind: 'size' },
    n: { kind: 'size' },
    alpha: { kind: 'scalar', default: 1 },
    A: { kind: 'matrix', rows: order, cols: order, ld: 'lda', access: 'in' },
    lda: { kind: 'ld', of: 'A' },
    B: { kind: 'matrix', rows: arg('m'), cols: arg('n'), ld: 'ldb', access: 'inout' },
    ldb: { kind: 'ld', of: 'B' },
  },
  nothing: (a) => a.m === 0 || a.n === 0,
  flops: (a) => flopsTrmm(a.side === 'l' ? 'l' : 'r', num(a, 'm'), num(a, 'n')),
};
