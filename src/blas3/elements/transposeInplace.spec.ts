// TRANSPOSEINPLACE: arguments, rules, documentation.
import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import { arg, type RoutineSpec } from '../../core/spec.ts';

/**
 * A := A^T for a matrix of order n, column-major.
 */
export interface TransposeInplaceArgs<P extends Prec> {
  n: number;
  /** In and out. */
  A: Ptr<P>;
  /** At least max(1, n). */
  lda: number;
}

/**
 * A := A^T in place, for a square matrix.
 *
 * Overwrites A only. No flops; elements move as they are. On a GPU context half and single run on the GPU, double on the CPU.
 * Source: MAGMA magmablas_stranspose_inplace.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stransposeInplace(ctx.queue, { n, A, lda: n });
 */
export const transposeInplaceSpec: RoutineSpec = {
  name: 'transposeInplace',
  precs: 'hsd',
  args: {
    n: { kind: 'size' },
    A: { kind: 'matrix', rows: arg('n'), cols: arg('n'), ld: 'lda', access: 'inout' },
    lda: { kind: 'ld', of: 'A' },
  },
  nothing: (a) => a.n === 0,
  flops: () => 0,
};
