// Public TRANSPOSEINPLACE: arguments, checks, choice of backend. Algorithms: transposeInplace.ref.ts, transposeInplace.cpu.ts, transposeInplace.gpu.ts.
import { bind } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import { arg, only, type RoutineSpec } from '../../core/spec.ts';
import type { Queue } from '../../runtime/queue.ts';
import { transposeInplaceCpu } from './transposeInplace.cpu.ts';
import { transposeInplaceGpu } from './transposeInplace.gpu.ts';

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

export const transposeInplaceSpec: RoutineSpec = {
  name: 'transposeInplace',
  precs: 'hsd',
  args: {
    n: { kind: 'size' },
    A: { kind: 'matrix', rows: arg('n'), cols: arg('n'), ld: 'lda', access: 'inout' },
    lda: { kind: 'ld', of: 'A' },
  },
  flops: () => 0,
};

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
export async function transposeInplace<P extends Prec>(
  queue: Queue,
  args: TransposeInplaceArgs<P>,
  prec?: P,
): Promise<void> {
  const a = bind(transposeInplaceSpec, queue.context, args, prec);
  if (a.n === 0) return;
  return queue.run(a, transposeInplaceCpu, transposeInplaceGpu);
}

export const htransposeInplace = /* @__PURE__ */ only('h', transposeInplace<'h'>);
export const stransposeInplace = /* @__PURE__ */ only('s', transposeInplace<'s'>);
export const dtransposeInplace = /* @__PURE__ */ only('d', transposeInplace<'d'>);
