// TRSV: arguments, rules, documentation.
import type { Prec } from '../core/field.ts';
import type { Diag, Ptr, Trans, Uplo } from '../core/matrix.ts';
import { arg, num, type RoutineSpec } from '../core/spec.ts';

/** x := op(A)^-1 x, A triangular. op(A) = A ('n') or A^T ('t', and 'c' for real numbers). A has order n, column-major. */
export interface TrsvArgs<P extends Prec> {
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
  /** In: the vector. Out: the solution. May lie in the same buffer as A if it shares no element with it. */
  x: Ptr<NoInfer<P>>;
  /** Default 1; not 0. If negative, the first element of x is its last in memory. */
  incx?: number;
}

/**
 * x := op(A)^-1 x, A triangular.
 *
 * Overwrites x only. Whether A is singular is not tested: a zero on the diagonal gives infinities and NaN in x. On a GPU context single runs on the GPU, double on the CPU. Flops n^2. Source: BLAS xTRSV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await strsv(ctx.queue, { uplo: 'l', n, A: L, lda: n, x });
 */
export const trsvSpec: RoutineSpec = {
  name: 'trsv',
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
