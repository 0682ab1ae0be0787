// SYMMETRIZE: arguments, rules, documentation.
import type { Prec } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import { arg, type RoutineSpec } from '../../core/spec.ts';

/**
 * Makes a matrix of order n symmetric, column-major, by copying one triangle to the other.
 */
export interface SymmetrizeArgs<P extends Prec> {
  /** The triangle that is given; the other one is overwritten. */
  uplo: Uplo;
  n: number;
  /** In and out. */
  A: Ptr<P>;
  /** At least max(1, n). */
  lda: number;
}

/**
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
  args: {
    uplo: { kind: 'flag', values: ['l', 'u'] },
    n: { kind: 'size' },
    A: { kind: 'matrix', rows: arg('n'), cols: arg('n'), ld: 'lda', access: 'inout' },
    lda: { kind: 'ld', of: 'A' },
  },
  nothing: (a) => a.n === 0,
  flops: () => 0,
};
