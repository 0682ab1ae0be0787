// SYMMETRIZE: arguments, rules, documentation.
import { matrix, positional, size, uplo } from '../../core/kinds.ts';
import type { RoutineSpec } from '../../core/spec.ts';

/**
 * Makes a matrix of order n symmetric, column-major, by copying one triangle to the other.
 *
 * A(j,i) := A(i,j) for the elements of the triangle `uplo`.
 *
 * Overwrites the other triangle only, which is not read. No flops; elements move as they are. On a GPU context half and single run on the
 * GPU, double on the CPU.
 * Source: MAGMA magmablas_ssymmetrize.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssymmetrize(ctx.queue, { uplo: 'l', n, A, lda: n });
 */
export const symmetrizeSpec: RoutineSpec = {
  name: 'symmetrize',
  precs: 'hsd',
  args: positional({
    /** The triangle that is given; the other one is overwritten. */
    uplo,
    n: size,
    /** In and out. */
    A: matrix('n', 'n', 'inout'),
  }),
  nothing: (a) => a.n === 0,
  flops: () => 0,
};
