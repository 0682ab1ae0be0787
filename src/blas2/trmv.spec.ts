// TRMV: arguments, rules, documentation.
import type { Prec } from '../core/field.ts';
import type { Diag, Ptr, Trans, Uplo } from '../core/matrix.ts';
import { arg, num, type RoutineSpec } from '../core/spec.ts';

/** x := op(A) x, A triangular. op(A) = A ('n') or A^T ('t', and 'c' for real numbers). A has order n, column-major. */
export interface TrmvArgs<P extends Prec> {
  /** Which triangle of A is stored, 'l' or 'u'. The other one is not read. */
  uplo: Uplo;
  /** Default 'n'. */
  trans?: Trans;
  /** Default 'n'. With 'u' the diagonal of A is taken as ones and not used. */
  diag?: Diag;
  n: number;
  A: Ptr<P>;
  /** At least max(1, n). */
  lda: number;
  /** In: the vector. Out: the product. May lie in the same buffer as A if it shares no element with it. */
  x: Ptr<NoInfer<P>>;
  /** Default 1; not 0. If negative, the first element of x is its last in memory. */
  incx?: number;
}

/**
 * x := op(A) x, A triangular.
 *
 * Overwrites x only. On a GPU context single runs on the GPU, double on the CPU. Flops n^2. Source: BLAS xTRMV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await strmv(ctx.queue, { uplo: 'l', n, A: L, lda: n, x });
 */
export const trmvSpec: RoutineSpec = {
  name: 'trmv',
  precs: 'sd',
  args: {
    uplo: { kind: 'flag', values: ['l', 'u'] },
    trans: { kind: 'flag', values: ['n', 't', 'c'], default: 'n' },
    diag: { kind: 'flag', values: ['n', 'u'], default: 'n' },
    n: { kind: 'size' },
    A: { kind: 'matrix', rows: arg('n'), cols: arg('n'), ld: 'lda', access: 'in' },
    lda: { kind: 'ld', of: 'A' },
    x: { kind: 'vector', length: arg('n'), inc: 'incx', access: 'inout' },
    incx: { kind: 'inc', default: 1 },
  },
  nothing: (a) => a.n === 0,
  flops: (a) => num(a, 'n') ** 2,
};
