// The tridiagonal reduction of matrices that a cache holds: one dispatch a column, because a dispatch costs more than what workgroups
// compute in common.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.ts';
import { enqueueGemm } from '../../blas3/products/gemm.gpu.ts';
import { at } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import type { Reduction } from './sytrd.gpu.ts';
import { STEP_WIDTH, stepShape, sytrdStep } from './sytrdStep.kernels.ts';

/** Workgroups that finish a panel's last column. */
const FINISHING = 8;

/** Enqueues the reduction of S, which is the whole matrix, scaled, of order 2 or more; T := D, E and tau. */
export function enqueueSteps(queue: Queue, { n, S, T, ...r }: Reduction): void {
  const [order, nb] = [S.ld, Math.min(r.nb, STEP_WIDTH)];
  const { tuning, columns } = stepShape(order);
  scope(queue, (ws) => {
    const P: DeviceMat = { data: ws.like(S, (3 * nb + 2) * order), off: 0, ld: order };
    const length = order + 2 * nb + 2 + Math.ceil((order + 2 * nb) / columns);
    const products = [0, 1].map(() => ws.like(S, 4 * Math.ceil(length / 4))) as [DeviceMat['data'], DeviceMat['data']];
    let groupsBefore = 0;
    const step = (j: number, start: number, make: boolean): void => {
      const open = j > start ? 1 : 0;
      const done = Math.max(0, j - start - 1);
      const groups = make ? Math.ceil((order - j - 1 + 2 * done) / columns) : FINISHING;
      const params = { n: order / 4, j, done, width: nb, open, groupsBefore, groups, make: make ? 1 : 0 };
      const [before, out] = [products[(j + 1) % 2]!, products[j % 2]!];
      queue.launch(sytrdStep, tuning, { S: S.data, P: P.data, before, out, T }, params, [groups, 1, 1]);
      groupsBefore = groups;
    };
    for (let start = 0; start < n - 1; start += nb) {
      const end = Math.min(start + nb, n - 1);
      for (let j = start; j < end; j++) step(j, start, true);
      step(end, start, false);
      // The vectors of reflectors, which begin below the diagonal
      const [first, width] = [start + 1, end - start];
      enqueueLacpy(queue, { uplo: 'l', m: order - first, n: width, A: at(P, first, 0), B: at(S, first, start) });
      if (end === n - 1) return;
      // S22 := S22 - V W^T - W V^T
      const left = order - end;
      const product = {
        transB: 't',
        m: left,
        n: left,
        k: 2 * nb,
        alpha: -1,
        A: at(P, end, 0),
        B: at(P, end, nb),
      } as const;
      enqueueGemm(queue, { ...product, beta: 1, C: at(S, end, end) });
    }
  });
}
