// GECON of doubles on the GPU: the estimator with solves by L and U.
import type { Bound } from '../../core/args.ts';
import { luTriangles } from '../../core/expert.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueNumber } from './condition.gpu.ts';
import { enqueueTrianglesConditionDoubles, noteConditionDoubles } from './conditionDoubles.gpu.ts';
import type { GeconArgs } from './routines.gen.ts';

export function geconDoubles(queue: Queue, a: Bound<GeconArgs<'d' | 'z'>>): void {
  noteConditionDoubles(queue, a.routine);
  const { n, A, rcond } = onDevice(a);
  const anorm = (result: DeviceMat): void => enqueueNumber(queue, a.anorm, result);
  enqueueTrianglesConditionDoubles(queue, { triangles: luTriangles, norm: a.norm, n, A, rcond, anorm });
}
