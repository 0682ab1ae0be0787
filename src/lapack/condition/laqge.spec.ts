// LAQGE: arguments, rules, documentation.
import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import { arg, num, type RoutineSpec } from '../../core/spec.ts';

/** A := diag(r) A diag(c), with either factor or none, as is worth while; A is m x n, column-major. */
export interface LaqgeArgs<P extends Prec> {
  m: number;
  n: number;
  /** In and out. */
  A: Ptr<P>;
  /** At least max(1, m). */
  lda: number;
  /** m row scale factors of geequ. */
  r: Ptr<NoInfer<P>>;
  /** n column scale factors of geequ. */
  c: Ptr<NoInfer<P>>;
  /** rowcnd, colcnd and amax of geequ. */
  scalars: Ptr<NoInfer<P>>;
  /** Out, one integer: 0 A is as it was, 1 rows are scaled, 2 columns, 3 both (LAPACK's 'N', 'R', 'C', 'B'). */
  equed: Ptr<'i'>;
}

/**
 * Equilibrates a general matrix by the factors of geequ, if they differ enough to be worth while: rows if rowcnd < 0.1 or amax is at an end of
 * the range, columns if colcnd < 0.1.
 *
 * Overwrites A and equed. With info > 0 of geequ there are no factors: do not call it then. The decision is made where the data is: nothing
 * waits for the device. On a GPU context single runs on the GPU, double on the CPU. Flops up to 2 m n. Source: LAPACK xLAQGE.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeequ(ctx.queue, { m, n, A, lda: m, r, c, scalars, info });
 * await slaqge(ctx.queue, { m, n, A, lda: m, r, c, scalars, equed });
 */
export const laqgeSpec: RoutineSpec = {
  name: 'laqge',
  precs: 'sd',
  args: {
    m: { kind: 'size' },
    n: { kind: 'size' },
    A: { kind: 'matrix', rows: arg('m'), cols: arg('n'), ld: 'lda', access: 'inout' },
    lda: { kind: 'ld', of: 'A' },
    r: { kind: 'vector', length: arg('m'), access: 'in' },
    c: { kind: 'vector', length: arg('n'), access: 'in' },
    scalars: { kind: 'vector', length: () => 3, access: 'in' },
    equed: { kind: 'vector', length: () => 1, type: 'i', access: 'out' },
  },
  flops: (a) => 2 * num(a, 'm') * num(a, 'n'),
};
