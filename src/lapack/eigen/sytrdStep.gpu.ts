// The tridiagonal reduction of matrices that a cache holds: one dispatch a column, because a dispatch costs more than what workgroups
// compute in common.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.ts';
import { enqueueGemm } from '../../blas3/products/gemm.gpu.ts';
import { at } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { STEP_COLUMNS, STEP_WIDTH, stepPanel, stepProducts } from './syevdBlocks.ts';
import type { Reduction } from './sytrd.gpu.ts';
import { stepTuning, sytrdStep } from './sytrdStep.kernels.ts';

/**
 * Enqueues the reduction of what is left of S, which is whole and scaled, behind its first `from` rows and columns, a multiple of four and
 * at most n - 2; T := D, E and tau of it. `finish` is asked behind each panel whether it enqueues what is left behind so many columns.
 */
export function enqueueSteps(
  queue: Queue,
  { n, S, T, ...r }: Reduction,
  from = 0,
  finish: (from: number) => boolean = () => false,
): void {
  const [order, nb] = [S.ld - from, Math.min(r.nb, STEP_WIDTH)];
  const left = n - from;
  const tuning = stepTuning(order);
  const rest = at(S, from, from);
  const pitch = stepProducts(order, nb);
  const places = { n: order / 4, offS: rest.off / 4, lds: S.ld / 4, offT: from, ldt: S.ld, width: nb, pitch };
  scope(queue, (ws) => {
    const P: DeviceMat = { data: ws.like(S, stepPanel(order, nb)), off: 0, ld: order };
    const buffers = { S: S.data, P: P.data, products: ws.like(S, 2 * pitch), T };
    for (let start = 0; start < left - 1; start += nb) {
      const end = Math.min(start + nb, left - 1);
      const columns = end - start;
      // Column s has products with what is right of it and with the s - 1 columns of V and W: never more than so many.
      const groups = Math.ceil((order - start - 1 + columns) / STEP_COLUMNS);
      const params = { ...places, start, columns, groups };
      for (let s = 0; s <= columns; s++) queue.launch(sytrdStep, tuning, buffers, params, [groups + s, 1, 1]);
      // The vectors of reflectors, which begin below the diagonal
      const [first, width] = [start + 1, end - start];
      enqueueLacpy(queue, { uplo: 'l', m: order - first, n: width, A: at(P, first, 0), B: at(rest, first, start) });
      if (end === left - 1) return;
      // S22 := S22 - V W^T - W V^T
      const [V, W] = [at(P, end, 0), at(P, end, nb)];
      const product = { transB: 't', m: order - end, n: order - end, k: 2 * nb, alpha: -1, A: V, B: W } as const;
      enqueueGemm(queue, { ...product, beta: 1, C: at(rest, end, end) });
      if (finish(from + end)) return;
    }
  });
}
