// Public SYMMETRIZE: arguments, checks, choice of backend. Algorithms: symmetrize.ref.ts, symmetrize.cpu.ts, symmetrize.gpu.ts.
import { bind } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import { arg, only, type RoutineSpec } from '../../core/spec.ts';
import type { Queue } from '../../runtime/queue.ts';
import { symmetrizeCpu } from './symmetrize.cpu.ts';
import { symmetrizeGpu } from './symmetrize.gpu.ts';

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

export const symmetrizeSpec: RoutineSpec = {
  name: 'symmetrize',
  precs: 'hsd',
  args: {
    uplo: { kind: 'flag', values: ['l', 'u'] },
    n: { kind: 'size' },
    A: { kind: 'matrix', rows: arg('n'), cols: arg('n'), ld: 'lda', access: 'inout' },
    lda: { kind: 'ld', of: 'A' },
  },
  flops: () => 0,
};

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
export async function symmetrize<P extends Prec>(queue: Queue, args: SymmetrizeArgs<P>, prec?: P): Promise<void> {
  const a = bind(symmetrizeSpec, queue.context, args, prec);
  if (a.n === 0) return;
  return queue.run(a, symmetrizeCpu, symmetrizeGpu);
}

export const hsymmetrize = /* @__PURE__ */ only('h', symmetrize<'h'>);
export const ssymmetrize = /* @__PURE__ */ only('s', symmetrize<'s'>);
export const dsymmetrize = /* @__PURE__ */ only('d', symmetrize<'d'>);
