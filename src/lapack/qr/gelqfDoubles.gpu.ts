// GELQF of doubles on the GPU: QR of the conjugate transpose, which has the same reflectors.
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.ts';
import type { Bound } from '../../core/args.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { enqueueGeqrfDoubles, noteQr } from './geqrfDoubles.gpu.ts';
import { takeMatrix } from './larft.gpu.ts';
import type { GelqfArgs } from './routines.gen.ts';

export function gelqfDoubles(queue: Queue, a: Bound<GelqfArgs<'d' | 'z'>>): void {
  noteQr(queue, a.routine);
  const { m, n, A, tau } = onDevice(a);
  if (m === 0 || n === 0) return;
  scope(queue, (ws) => {
    const turned = takeMatrix(ws, A, n, m);
    enqueueTranspose(queue, { m, n, A, B: turned, conjugate: true });
    enqueueGeqrfDoubles(queue, { m: n, n: m, A: turned, tau });
    enqueueTranspose(queue, { m: n, n: m, A: turned, B: A, conjugate: true });
  });
}
