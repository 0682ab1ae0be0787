// TBSV: arguments, rules, documentation.
import type { Prec } from '../core/field.ts';
import { flopsTbsv } from '../core/flops.ts';
import type { Diag, Ptr, Trans, Uplo } from '../core/matrix.ts';
import { arg, num, type RoutineSpec } from '../core/spec.ts';

/**
 * x := op(A)^-1 x, A triangular of order n, zero but for the main diagonal and k beside it. op(A) = A ('n') or A^T ('t', and 'c' for real
 * numbers).
 */
export interface TbsvArgs<P extends Prec> {
  /** Whether the diagonals lie below the main one, 'l', or above it, 'u'. */
  uplo: Uplo;
  /** Default 'n'. */
  trans?: Trans;
  /** Default 'n'. With 'u' the diagonal of A is taken as ones and not used. */
  diag?: Diag;
  n: number;
  k: number;
  /**
   * Band storage, (k + 1) x n: a(i, j) is in row i - j ('l') or k + i - j ('u') of column j, so that diagonals are rows. The places in the
   * corner, which no a(i, j) has, are not used.
   */
  A: Ptr<P>;
  /** At least k + 1. */
  lda: number;
  /** In: the vector. Out: the solution. May lie in the same buffer as A if it shares no element with it. */
  x: Ptr<NoInfer<P>>;
  /** Default 1; not 0. If negative, the first element of x is its last in memory. */
  incx?: number;
}

/**
 * x := op(A)^-1 x, A a triangular band matrix.
 *
 * Overwrites x only. Whether A is singular is not tested: a zero on the diagonal gives infinities and NaN in x. On a GPU context
 * single runs on the GPU, double on the CPU. Flops two per element of the band. Source: BLAS xTBSV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stbsv(ctx.queue, { uplo: 'l', n, k: 1, A: diagonals, lda: 2, x });
 */
export const tbsvSpec: RoutineSpec = {
  name: 'tbsv',
  precs: 'sd',
  args: {
    uplo: { kind: 'flag', values: ['l', 'u'] },
    trans: { kind: 'flag', values: ['n', 't', 'c'], default: 'n' },
    diag: { kind: 'flag', values: ['n', 'u'], default: 'n' },
    n: { kind: 'size' },
    k: { kind: 'size' },
    A: { kind: 'matrix', rows: (a) => num(a, 'k') + 1, cols: arg('n'), ld: 'lda', access: 'in' },
    lda: { kind: 'ld', of: 'A' },
    x: { kind: 'vector', length: arg('n'), inc: 'incx', access: 'inout' },
    incx: { kind: 'inc', default: 1 },
  },
  nothing: (a) => a.n === 0,
  flops: (a) => flopsTbsv(num(a, 'n'), num(a, 'k')),
};
