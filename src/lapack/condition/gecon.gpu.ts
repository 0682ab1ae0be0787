// GECON on the GPU: the estimator with solves by L and U.
import type { Bound } from '../../core/args.ts';
import { luTriangles } from '../../core/expert.ts';
import type { Prec } from '../../core/field.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueNumber, enqueueTrianglesCondition, noteCondition } from './condition.gpu.ts';
import type { GeconArgs } from './routines.gen.ts';

export function geconGpu(queue: Queue, a: Bound<GeconArgs<Prec>>): void {
  noteCondition(queue, a.routine);
  const { n, A, rcond } = onDevice(a);
  const anorm = (result: DeviceMat): void => enqueueNumber(queue, a.anorm, result);
  enqueueTrianglesCondition(queue, { triangles: luTriangles, norm: a.norm, n, A, rcond, anorm });
}
