// GECON on the GPU: the estimator with solves by L and U.

import type { Bound } from '../core/args.ts';
import { luOrder } from '../core/expert.ts';
import type { Prec } from '../core/precision.ts';
import { deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { enqueueCondition, enqueueNumber, noteCondition } from './condition.gpu.ts';
import type { GeconArgs } from './gecon.ts';

export function geconGpu(queue: Queue, a: Bound<GeconArgs<Prec>>): void {
  noteCondition(queue, a.routine);
  enqueueCondition(queue, {
    n: a.n,
    A: deviceMat(a.A, a.lda),
    uplo: 'f',
    diag: 'n',
    rcond: deviceMat(a.rcond, 1),
    norm: (result) => enqueueNumber(queue, a.anorm, result),
    solves(transposed) {
      const turned = transposed !== (a.norm === 'i');
      return luOrder(turned).map((uplo) => ({ uplo, trans: turned ? 't' : 'n', diag: uplo === 'l' ? 'u' : 'n' }));
    },
  });
}
