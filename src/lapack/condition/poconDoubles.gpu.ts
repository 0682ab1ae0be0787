// POCON of doubles on the GPU: the estimator with solves by L and L^H, or U^H and U.
import type { Bound } from '../../core/args.ts';
import { choleskyTriangles } from '../../core/expert.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueNumber } from './condition.gpu.ts';
import { enqueueTrianglesConditionDoubles, noteConditionDoubles } from './conditionDoubles.gpu.ts';
import type { PoconArgs } from './routines.gen.ts';

export function poconDoubles(queue: Queue, a: Bound<PoconArgs<'d' | 'z'>>): void {
  noteConditionDoubles(queue, a.routine);
  const { n, A, rcond } = onDevice(a);
  const anorm = (result: DeviceMat): void => enqueueNumber(queue, a.anorm, result);
  enqueueTrianglesConditionDoubles(queue, { triangles: choleskyTriangles(a.uplo), norm: '1', n, A, rcond, anorm });
}
