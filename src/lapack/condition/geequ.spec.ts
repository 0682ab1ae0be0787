// GEEQU: arguments, rules, documentation.
import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import { arg, num, type RoutineSpec } from '../../core/spec.ts';

/** r and c such that the largest magnitude in every row and column of diag(r) A diag(c) is 1; A is m x n, column-major. */
export interface GeequArgs<P extends Prec> {
  m: number;
  n: number;
  A: Ptr<P>;
  /** At least max(1, m). */
  lda: number;
  /** Out, m elements: r(i) = 1 / max |A(i,j)| over j. Nothing of use if 0 < info <= m. */
  r: Ptr<NoInfer<P>>;
  /** Out, n elements: c(j) = 1 / max r(i) |A(i,j)| over i. Nothing of use if info > 0. */
  c: Ptr<NoInfer<P>>;
  /**
   * Out, 3 elements: rowcnd, the least by the largest of the rows' maxima: from 0.1 on it is not worth while to scale by r; colcnd, the same
   * of the columns of diag(r) A; amax, the largest magnitude. rowcnd and colcnd are 0 where info forbids them.
   */
  scalars: Ptr<NoInfer<P>>;
  /** Out, one integer. 0: done. i <= m: row i is zero, the first such i. m + j: column j is zero, the first such j. */
  info: Ptr<'i'>;
}

/**
 * Scale factors that equilibrate a general matrix: laqge applies them.
 *
 * Overwrites r, c, scalars and info. Factors are kept between the smallest normal number and its inverse. NaN in a row gives NaN for its
 * factor, for all of c and for the scalars. An empty matrix gives rowcnd = colcnd = 1 and amax = 0. On a GPU context single runs on the GPU,
 * double on the CPU. Flops m n, and comparisons. Source: LAPACK xGEEQU.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * row or column of zeros: read info.
 * @example
 * const [r, c, scalars] = [ctx.alloc('s', m), ctx.alloc('s', n), ctx.alloc('s', 3)];
 * await sgeequ(ctx.queue, { m, n, A, lda: m, r, c, scalars, info });
 * const [rowcnd, colcnd, amax] = await ctx.download(scalars);
 */
export const geequSpec: RoutineSpec = {
  name: 'geequ',
  precs: 'sd',
  args: {
    m: { kind: 'size' },
    n: { kind: 'size' },
    A: { kind: 'matrix', rows: arg('m'), cols: arg('n'), ld: 'lda', access: 'in' },
    lda: { kind: 'ld', of: 'A' },
    r: { kind: 'vector', length: arg('m'), access: 'out' },
    c: { kind: 'vector', length: arg('n'), access: 'out' },
    scalars: { kind: 'vector', length: () => 3, access: 'out' },
    info: { kind: 'vector', length: () => 1, type: 'i', access: 'out' },
  },
  flops: (a) => num(a, 'm') * num(a, 'n'),
};
