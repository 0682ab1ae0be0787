// TRANSPOSE: arguments, rules, documentation.
import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import { arg, type RoutineSpec } from '../../core/spec.ts';

/**
 * B := A^T for an m x n matrix A, column-major; B is n x m.
 */
export interface TransposeArgs<P extends Prec> {
  m: number;
  n: number;
  A: Ptr<P>;
  /** At least max(1, m). */
  lda: number;
  /** Out. May lie in the same buffer as A if it shares no element with it; for A itself there is transposeInplace. */
  B: Ptr<NoInfer<P>>;
  /** At least max(1, n). */
  ldb: number;
}

/**
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
  args: {
    m: { kind: 'size' },
    n: { kind: 'size' },
    A: { kind: 'matrix', rows: arg('m'), cols: arg('n'), ld: 'lda', access: 'in' },
    lda: { kind: 'ld', of: 'A' },
    B: { kind: 'matrix', rows: arg('n'), cols: arg('m'), ld: 'ldb', access: 'out' },
    ldb: { kind: 'ld', of: 'B' },
  },
  nothing: (a) => a.m === 0 || a.n === 0,
  flops: () => 0,
};
