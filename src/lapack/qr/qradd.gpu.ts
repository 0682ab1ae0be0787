// QRADD on the GPU: R on top of the rows in workspace, and a factorization of the whole.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.ts';
import { enqueueLascl } from '../../blas3/elements/lascl.gpu.ts';
import { enqueueLaset } from '../../blas3/elements/laset.gpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { at } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { enqueueGeqrf } from './geqrf.gpu.ts';
import type { QraddArgs } from './routines.gen.ts';

export function qraddGpu(queue: Queue, a: Bound<QraddArgs<Prec>>): void {
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'geqrf', why: 'R and the rows are factored together' });
  const { m, n, nrhs, forget, R, A, B } = onDevice(a);
  const order = n + nrhs;
  const rows = m + order;
  scope(queue, (ws) => {
    const W: DeviceMat = { data: ws.like(R, rows * order), off: 0, ld: rows };
    const tau: DeviceMat = { data: ws.like(R, order), off: 0, ld: 1 };
    enqueueLaset(queue, { uplo: 'f', m: order, n: order, alpha: 0, beta: 0, A: W });
    enqueueLacpy(queue, { uplo: 'u', m: order, n: order, A: R, B: W });
    if (forget !== 1) enqueueLascl(queue, { uplo: 'u', cfrom: 1, cto: Math.sqrt(forget), m: order, n: order, A: W });
    if (m > 0 && n > 0) enqueueLacpy(queue, { uplo: 'f', m, n, A, B: at(W, order, 0) });
    if (m > 0 && nrhs > 0) enqueueLacpy(queue, { uplo: 'f', m, n: nrhs, A: B, B: at(W, order, n) });
    enqueueGeqrf(queue, { m: rows, n: order, A: W, tau });
    enqueueLacpy(queue, { uplo: 'u', m: order, n: order, A: W, B: R });
  });
}
