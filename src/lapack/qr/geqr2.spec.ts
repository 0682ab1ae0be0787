// GEQR2: arguments, rules, documentation.
import type { Prec } from '../../core/field.ts';
import { flopsGeqrf } from '../../core/flops.ts';
import type { Ptr } from '../../core/matrix.ts';
import { arg, num, type RoutineSpec } from '../../core/spec.ts';

/** A = Q R with an orthogonal Q; A is m x n, column-major. */
export interface Geqr2Args<P extends Prec> {
  m: number;
  n: number;
  /** In: A. Out: R on and above the diagonal; below it, column i holds v(i) without the zeros and the 1 that it begins with, as in geqrf. */
  A: Ptr<P>;
  /** At least max(1, m). */
  lda: number;
  /** Out, min(m, n) elements, each 0 or in 1..2. */
  tau: Ptr<NoInfer<P>>;
}

/**
 * QR factorization by Householder reflections, one column after the other (on a GPU a few): for a panel of few columns. On more than some
 * dozens geqrf, whose work is in products of matrices, is faster.
 *
 * Overwrites A and tau. It cannot fail: there is no info. On a GPU context single runs on the GPU, double on the CPU. Flops
 * 2n^2 (m - n/3) for m >= n, to leading order. Source: LAPACK xGEQR2.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const tau = ctx.alloc('s', 16);
 * await sgeqr2(ctx.queue, { m, n: 16, A, lda: m, tau });
 */
export const geqr2Spec: RoutineSpec = {
  name: 'geqr2',
  precs: 'sd',
  args: {
    m: { kind: 'size' },
    n: { kind: 'size' },
    A: { kind: 'matrix', rows: arg('m'), cols: arg('n'), ld: 'lda', access: 'inout' },
    lda: { kind: 'ld', of: 'A' },
    tau: { kind: 'vector', length: (a) => Math.min(num(a, 'm'), num(a, 'n')), access: 'out' },
  },
  nothing: (a) => a.m === 0 || a.n === 0,
  flops: (a) => flopsGeqrf(num(a, 'm'), num(a, 'n')),
};
