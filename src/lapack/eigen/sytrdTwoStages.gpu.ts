// The tridiagonal reduction in two stages on the GPU, by way of a band, and the product with the factor of a reduction in one or two.
import type { Uplo } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SingleType } from '../../runtime/representation.ts';
import { scope, type Workspace } from '../../runtime/workspace.ts';
import { takeMatrix } from '../qr/larft.gpu.ts';
import { enqueueOrmtr } from './ormtr.gpu.ts';
import { chases, diagonalsOf, enqueueBand, enqueueChased, enqueueSb2st, takeBand } from './sb2st.gpu.ts';
import type { Stages } from './stagesArg.ts';
import { enqueueBandFactor, enqueueSy2sb } from './sy2sb.gpu.ts';
import { STAGES_BANDWIDTH, TWO_STAGES } from './syevdBlocks.ts';
import { enqueueSpread, type Reduction, type Triangle, takeReduction } from './sytrd.gpu.ts';

/** Whether a matrix of order n is reduced in two stages on this device; `few`: of whose vectors none or few are wanted. */
export function isTwoStages(queue: Queue, type: SingleType, n: number, few: boolean, stages: Stages): boolean {
  if (!chases(queue, type, STAGES_BANDWIDTH)) return false;
  if (stages !== 'auto') return stages === 'two';
  return !queue.context.gpu!.software && n >= TWO_STAGES[type][few ? 'n' : 'v'];
}

/** Workspace of a reduction in two stages; `keep`: its factor will be needed. */
export function takeTwoStages(ws: Workspace, like: DeviceMat, n: number, keep: boolean): Reduction {
  const V = keep ? takeMatrix(ws, like, n, n) : undefined;
  return { ...takeReduction(ws, like, n, 0), chased: { kd: STAGES_BANDWIDTH, V } };
}

/** As enqueueReduction, in two stages. */
export function enqueueTwoStages(queue: Queue, uplo: Uplo, given: Triangle, r: Reduction): void {
  const { n, S, T, tau } = r;
  const { kd, V } = r.chased!;
  enqueueSpread(queue, uplo, given, r);
  enqueueSy2sb(queue, { order: S.ld, kd, S, tau });
  scope(queue, (ws) => {
    const band = takeBand(ws, S, n, kd);
    enqueueBand(queue, n, kd, diagonalsOf(S), band);
    const values = (k: number): DeviceMat => ({ data: T, off: k * S.ld, ld: 1 });
    enqueueSb2st(queue, { n, kd, band, V, D: values(0), E: values(1) });
  });
}

/** Enqueues C := Q C, Q the factor of a reduction of a lower triangle, C n x columns. */
export function enqueueReduced(queue: Queue, { n, S, tau, chased }: Reduction, C: DeviceMat, columns: number): void {
  if (chased === undefined) {
    enqueueOrmtr(queue, { side: 'l', uplo: 'l', trans: 'n', m: n, n: columns, A: S, tau, C });
    return;
  }
  enqueueChased(queue, { n, kd: chased.kd, V: chased.V!, C, columns });
  enqueueBandFactor(queue, { kd: chased.kd, S, tau }, n, C, columns);
}
