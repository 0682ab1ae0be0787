// TRCON of doubles on the GPU: the triangle's norm, and the estimator with solves by it.
import { enqueueNormDoubles } from '../../blas3/norms/langeDoubles.gpu.ts';
import type { Bound } from '../../core/args.ts';
import { oneTriangle } from '../../core/expert.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueTrianglesConditionDoubles, noteConditionDoubles } from './conditionDoubles.gpu.ts';
import type { TrconArgs } from './routines.gen.ts';

export function trconDoubles(queue: Queue, a: Bound<TrconArgs<'d' | 'z'>>): void {
  noteConditionDoubles(queue, a.routine);
  const { norm, uplo, diag, n, A, rcond } = onDevice(a);
  enqueueTrianglesConditionDoubles(queue, {
    ...{ triangles: oneTriangle(uplo, diag), norm, n, A, rcond },
    anorm: (result) => enqueueNormDoubles(queue, a.routine, { norm, uplo, diag, symmetric: false, m: n, n, A, result }),
  });
}
