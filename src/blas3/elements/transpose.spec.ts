// TRANSPOSE: arguments, rules, documentation.
import { matrix, positional, size } from '../../core/kinds.ts';
import type { RoutineSpec } from '../../core/spec.ts';

/**
 * B := A^T for an m x n matrix A, column-major; B is n x m.
 *
 * B := A^T.
 *
 * Overwrites B only. No flops; elements move as they are. On a GPU context half and single run on the GPU, double on the CPU.
 * Source: MAGMA magmablas_stranspose.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stranspose(ctx.queue, { m, n, A, lda: m, B, ldb: n });
 */
export const transposeSpec: RoutineSpec = {
  name: 'transpose',
  precs: 'hsd',
  args: positional({
    m: size,
    n: size,
    A: matrix('m', 'n', 'in'),
    /** Out. May lie in the same buffer as A if it shares no element with it; for A itself there is transposeInplace. */
    B: matrix('n', 'm', 'out'),
  }),
  nothing: (a) => a.m === 0 || a.n === 0,
  flops: () => 0,
};
