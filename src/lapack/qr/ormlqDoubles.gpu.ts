// ORMLQ of doubles on the GPU: ORMQR with the conjugate transpose of A.
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.ts';
import type { Bound } from '../../core/args.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { takeMatrix } from './larft.gpu.ts';
import { enqueueOrmqrDoubles, noteReflectors } from './ormqrDoubles.gpu.ts';
import type { OrmlqArgs } from './routines.gen.ts';

export function ormlqDoubles(queue: Queue, a: Bound<OrmlqArgs<'d' | 'z'>>): void {
  noteReflectors(queue, a.routine);
  const { side, trans, m, n, k, A, tau, C } = onDevice(a);
  if (m === 0 || n === 0 || k === 0) return;
  const order = side === 'l' ? m : n;
  scope(queue, (ws) => {
    const turned = takeMatrix(ws, A, order, k);
    enqueueTranspose(queue, { m: k, n: order, A, B: turned, conjugate: true });
    enqueueOrmqrDoubles(queue, { side, trans: trans === 'n' ? 'c' : 'n', m, n, k, A: turned, tau, C });
  });
}
