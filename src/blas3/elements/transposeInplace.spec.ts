// TRANSPOSEINPLACE: arguments, rules, documentation.
import { matrix, positional, size } from '../../core/kinds.ts';
import type { RoutineSpec } from '../../core/spec.ts';

/**
 * A := A^T for a matrix of order n, column-major.
 *
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
  args: positional({
    n: size,
    /** In and out. */
    A: matrix('n', 'n', 'inout'),
  }),
  nothing: (a) => a.n === 0,
  flops: () => 0,
};
