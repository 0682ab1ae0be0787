// Public GETRI: arguments, checks, choice of backend. Algorithms: getri.ref.ts, getri.cpu.ts, getri.gpu.ts.
import { bind } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { flopsGetri, total } from '../../core/flops.ts';
import type { Ptr } from '../../core/matrix.ts';
import { arg, num, only, type RoutineSpec } from '../../core/spec.ts';
import type { Queue } from '../../runtime/queue.ts';
import { getriCpu } from './getri.cpu.ts';
import { getriGpu } from './getri.gpu.ts';

/** A := A^-1 from P A = L U of getrf; A is n x n, column-major. */
export interface GetriArgs<P extends Prec> {
  n: number;
  /** In: L and U as getrf leaves them. Out: the inverse if info = 0, else as it was. */
  A: Ptr<P>;
  /** At least max(1, n). */
  lda: number;
  /** n pivots as getrf leaves them. They must be in 1..n: that is not checked. */
  ipiv: Ptr<'i'>;
  /** Out, one integer. 0: done. i > 0: U(i,i) is exactly zero, the first such i; A keeps its factors. */
  info: Ptr<'i'>;
}

export const getriSpec: RoutineSpec = {
  name: 'getri',
  precs: 'sd',
  args: {
    n: { kind: 'size' },
    A: { kind: 'matrix', rows: arg('n'), cols: arg('n'), ld: 'lda', access: 'inout' },
    lda: { kind: 'ld', of: 'A' },
    ipiv: { kind: 'vector', length: arg('n'), type: 'i', access: 'in' },
    info: { kind: 'vector', length: () => 1, type: 'i', access: 'out' },
  },
  flops: (a) => total(flopsGetri(num(a, 'n'))),
};

/**
 * The inverse of a matrix from its LU factorization, in place: U^-1, then X with X L = U^-1, then the columns of X interchanged.
 *
 * Overwrites info and, if info = 0, A. Workspace is its own affair: n^2 elements on the CPU, 2 n^2 on the GPU. On a GPU context single runs
 * on the GPU, double on the CPU. Flops 4n^3/3, to leading order, besides the 2n^3/3 of getrf; what is computed is a little more, where
 * blocks on diagonals are inverted. To solve a system, gesv is three times faster and more accurate than a product with the inverse.
 * Source: LAPACK xGETRI.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * await sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info });
 * await sgetri(ctx.queue, { n, A, lda: n, ipiv, info });
 * mustSucceed('sgetri', (await ctx.download(info))[0]!);
 * const inverse = await ctx.download(A);
 */
export async function getri<P extends Prec>(queue: Queue, args: GetriArgs<P>, prec?: P): Promise<void> {
  const a = bind(getriSpec, queue.context, args, prec);
  return queue.run(a, getriCpu, getriGpu);
}

export const sgetri = /* @__PURE__ */ only('s', getri<'s'>);
export const dgetri = /* @__PURE__ */ only('d', getri<'d'>);
