// ORGLQ of doubles on the GPU: ORGQR of the conjugate transpose.
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.ts';
import type { Bound } from '../../core/args.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { takeMatrix } from './larft.gpu.ts';
import { enqueueOrgqrDoubles } from './orgqrDoubles.gpu.ts';
import { noteReflectors } from './ormqrDoubles.gpu.ts';
import type { OrglqArgs } from './routines.gen.ts';

export function orglqDoubles(queue: Queue, a: Bound<OrglqArgs<'d' | 'z'>>): void {
  noteReflectors(queue, a.routine);
  const { m, n, k, A, tau } = onDevice(a);
  if (m === 0) return;
  scope(queue, (ws) => {
    const turned = takeMatrix(ws, A, n, m);
    if (k > 0) enqueueTranspose(queue, { m: k, n, A, B: turned, conjugate: true });
    enqueueOrgqrDoubles(queue, { m: n, n: m, k, A: turned, tau });
    enqueueTranspose(queue, { m: n, n: m, A: turned, B: A, conjugate: true });
  });
}
