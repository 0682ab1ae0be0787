// POCON on the GPU: the estimator with solves by L and L^T, or U^T and U.

import type { Bound } from '../core/args.ts';
import { choleskyOrder } from '../core/expert.ts';
import type { Prec } from '../core/precision.ts';
import { deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { enqueueCondition, enqueueNumber, noteCondition } from './condition.gpu.ts';
import type { PoconArgs } from './pocon.ts';

export function poconGpu(queue: Queue, a: Bound<PoconArgs<Prec>>): void {
  noteCondition(queue, a.routine);
  const { uplo } = a;
  enqueueCondition(queue, {
    n: a.n,
    A: deviceMat(a.A, a.lda),
    uplo,
    diag: 'n',
    rcond: deviceMat(a.rcond, 1),
    norm: (result) => enqueueNumber(queue, a.anorm, result),
    solves: () => choleskyOrder(uplo).map((trans) => ({ uplo, trans, diag: 'n' })),
  });
}
